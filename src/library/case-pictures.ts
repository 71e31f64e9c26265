import { coverSize, coverWidths } from "#src/library/cover-sizes.ts";

/** A picture in several widths and two formats. */
export interface Picture {
  /** Sources for `srcset`, best format first. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** The address for browsers that know neither. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const covers = import.meta.glob<string>("../../content/cases/*/cover-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});
const logos = import.meta.glob<string>("../../content/cases/*/logo.svg", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

const shown = coverWidths[1];

/** The cover of a case. Fails, naming the file, where `npm run covers` has not been run. */
export function coverOf(folder: string): Picture {
  const address = (width: number, format: string) => {
    const file = `content/cases/${folder}/cover-${width}.${format}`;
    const url = covers[`../../${file}`];
    if (url === undefined) throw new Error(`${file} is missing: npm run covers`);
    return url;
  };
  const source = (format: string) => ({
    type: `image/${format}`,
    srcset: coverWidths.map((width) => `${address(width, format)} ${width}w`).join(", "),
  });
  return {
    sources: [source("avif"), source("webp")],
    src: address(shown, "webp"),
    width: shown,
    height: (shown * coverSize.height) / coverSize.width,
  };
}

/** The client's logo, where there is one. */
export function logoOf(folder: string): string | null {
  return logos[`../../content/cases/${folder}/logo.svg`] ?? null;
}
