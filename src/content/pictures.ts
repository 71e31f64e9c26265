/** Sizes a picture is rendered and stored in, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
  /** Width its page is laid out at: the smaller, the larger its type appears. */
  drawnAt: number;
  /** Widths of the AVIF files, ascending. */
  widths: readonly number[];
  /** Width of the WebP file, for browsers without AVIF. */
  fallback: number;
}

/** A picture as AVIF in several widths, with a WebP fallback. */
export interface Picture {
  widths: { width: number; address: string }[];
  src: string;
  width: number;
  height: number;
}

/** The drawn picture whose file names start with `base`. Fails, naming the file, without `npm run covers`. */
export function pictureOf(
  base: string,
  { width, height, widths, fallback }: PictureSize,
  addresses: Record<string, string>,
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
