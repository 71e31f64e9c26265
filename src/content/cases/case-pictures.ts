import { type CasePictureKey, caseSizes } from "#src/content/cases/picture-sizes.ts";
import { type Picture, pictureOf } from "#src/content/pictures.ts";

const pictures = import.meta.glob<string>("/content/cases/*/*-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});
const logos = import.meta.glob<string>("/content/cases/*/logo.svg", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** One of the pictures of a case. */
export function casePicture(folder: string, key: CasePictureKey): Picture {
  return pictureOf(`content/cases/${folder}/${key}`, caseSizes[key], pictures);
}

/** The client's logo, where there is one. */
export function logoOf(folder: string): string | null {
  return logos[`/content/cases/${folder}/logo.svg`] ?? null;
}
