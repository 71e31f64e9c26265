import { getImage } from "astro:assets";
import type { ImageMetadata, UnresolvedImageTransform } from "astro";

/** Compression quality, chosen so that no loss is visible on a screen. */
const quality = { avif: 55, webp: 75 } as const;

export type PictureFormat = keyof typeof quality;

type Dimensions = Pick<UnresolvedImageTransform, "width" | "height" | "widths" | "fit">;

/** Stores a photograph in a format and the sizes that a page shows it in. */
export function encodePicture(src: ImageMetadata, format: PictureFormat, dimensions: Dimensions) {
  return getImage({ src, format, quality: quality[format], ...dimensions });
}
