/** How a picture is drawn and kept; all in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Width its page is laid out at: the narrower, the larger the type in it. */
  readonly drawnAt: number;
  /** Widths it is kept in as AVIF, from narrow to wide. */
  readonly widths: readonly number[];
  /** Width it is kept in as WebP, for browsers that do not know AVIF. */
  readonly fallback: number;
}

/** A picture as AVIF in several widths, and as WebP for browsers that do not know AVIF. */
export interface Picture {
  /** The AVIF files, from narrow to wide. */
  readonly widths: readonly { readonly width: number; readonly address: string }[];
  /** The WebP, and its size. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The picture whose files begin with `base`, such as `content/cases/renovart/cover`.
 * Fails, naming the file, where `npm run covers` has not been run.
 */
export function pictureOf(
  base: string,
  { width, height, widths, fallback }: PictureSize,
  addresses: Readonly<Record<string, string>>,
): Picture {
  const address = (pixels: number, format: string) => {
    const file = `${base}-${pixels}.${format}`;
    const url = addresses[`/${file}`];
    if (url === undefined)
      throw new Error(
        `${file} is missing: put a photograph there, ${base}.jpg, or draw ${base}.html and run npm run covers`,
      );
    return url;
  };
  return {
    widths: widths.map((pixels) => ({ width: pixels, address: address(pixels, "avif") })),
    src: address(fallback, "webp"),
    width: fallback,
    height: (fallback * height) / width,
  };
}
