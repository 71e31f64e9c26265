import { getImage } from "astro:assets";
import { posix } from "node:path";
import type { ImageMetadata } from "astro";
import type { Picture, PictureSize } from "#src/content/pictures.ts";

const photographs = import.meta.glob<ImageMetadata>(
  [
    "/content/cases/*/{cover,before,detail,phone}.{jpg,jpeg,png,webp,avif}",
    "/content/people/*/portrait.{jpg,jpeg,png,webp,avif}",
  ],
  { import: "default" },
);

const byName = new Map(
  Object.entries(photographs).map(([path, load]) => [path.slice(1, -posix.extname(path).length), load]),
);

export function hasPhotograph(base: string): boolean {
  return byName.has(base);
}

/** The photograph at a path without its extension, cropped to the size the site shows; null if there is none. */
export async function photographOf(base: string, size: PictureSize): Promise<Picture | null> {
  const src = await byName.get(base)?.();
  if (!src) return null;
  const at = (width: number, format: "avif" | "webp") =>
    getImage({
      src,
      format,
      quality: format === "avif" ? 55 : 75,
      width,
      height: Math.round((width * size.height) / size.width),
      fit: "cover",
    });
  return {
    widths: await Promise.all(
      size.widths.map(async (width) => ({ width, address: (await at(width, "avif")).src })),
    ),
    src: (await at(size.fallback, "webp")).src,
    width: size.fallback,
    height: (size.fallback * size.height) / size.width,
  };
}
