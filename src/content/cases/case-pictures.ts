import { coverSize, coverWidths, fallbackWidth } from "#src/content/cases/cover-sizes.ts";

/** A picture as AVIF in several widths, and as WebP for browsers that do not know AVIF. */
export interface Picture {
  /** The AVIF files, from narrow to wide. */
  readonly widths: readonly { readonly width: number; readonly address: string }[];
  /** The WebP, and its size. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const covers = import.meta.glob<string>("/content/cases/*/cover-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});
const logos = import.meta.glob<string>("/content/cases/*/logo.svg", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** The cover of a case. Fails, naming the file, where `npm run covers` has not been run. */
export function coverOf(folder: string): Picture {
  const address = (width: number, format: string) => {
    const file = `content/cases/${folder}/cover-${width}.${format}`;
    const url = covers[`/${file}`];
    if (url === undefined) throw new Error(`${file} is missing: npm run covers`);
    return url;
  };
  return {
    widths: coverWidths.map((width) => ({ width, address: address(width, "avif") })),
    src: address(fallbackWidth, "webp"),
    width: fallbackWidth,
    height: (fallbackWidth * coverSize.height) / coverSize.width,
  };
}

/** The client's logo, where there is one. */
export function logoOf(folder: string): string | null {
  return logos[`/content/cases/${folder}/logo.svg`] ?? null;
}
