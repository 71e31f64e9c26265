import { type CasePictureKey, caseSizes } from "#src/content/cases/picture-sizes.ts";
import { hasPhotograph, photographOf } from "#src/content/photographs.ts";
import { type Picture, pictureOf } from "#src/content/pictures.ts";
import type { Language } from "#src/languages.ts";

const drawings = import.meta.glob<string>("/content/cases/*/*-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});
const logos = import.meta.glob<string>("/content/cases/*/logo.svg", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** A picture of a case: a photograph such as `cover.jpg` if there is one, otherwise the drawing, if possible in this language. */
export async function casePicture(folder: string, key: CasePictureKey, language: Language): Promise<Picture> {
  const base = `content/cases/${folder}/${key}`;
  const own = `${base}-${language}`;
  return (
    (await photographOf(base, caseSizes[key])) ??
    pictureOf(isDrawn(own) ? own : base, caseSizes[key], drawings)
  );
}

export function hasPicture(folder: string, key: CasePictureKey): boolean {
  const base = `content/cases/${folder}/${key}`;
  return hasPhotograph(base) || isDrawn(base);
}

function isDrawn(base: string): boolean {
  return Object.keys(drawings).some((path) => path.startsWith(`/${base}-`));
}

export function logoOf(folder: string): string | null {
  return logos[`/content/cases/${folder}/logo.svg`] ?? null;
}
