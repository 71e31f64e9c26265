import { posix } from "node:path";
import type { ImageMetadata } from "astro";
import type { Language } from "#contract/languages/languages.ts";
import type { PictureSize } from "#site/content/picture-sizes.ts";
import { encodePicture, type PictureFormat } from "#site/content/text/encode-picture.ts";

/** A picture as AVIF in several widths, with a WebP fallback. */
export interface Picture {
  widths: { width: number; address: string }[];
  src: string;
  width: number;
  height: number;
}

const photographs = import.meta.glob<ImageMetadata>(
  [
    "@content/cases/*/{cover,tall,before,detail,phone}.{jpg,jpeg,png,webp,avif}",
    "@content/people/*/portrait.{jpg,jpeg,png,webp,avif}",
    "@content/services/websites/{page,page-[a-z][a-z],phone,phone-[a-z][a-z]}.{jpg,jpeg,png,webp,avif}",
  ],
  // Cameras write `.JPG`.
  { import: "default", caseSensitive: false },
);

const photographAt = new Map(
  Object.entries(photographs).map(([path, load]) => [path.slice(1, -posix.extname(path).length), load]),
);

/** Written by `npm run covers`. */
const drawings = import.meta.glob<string>("@content/{cases,people,services}/*/*-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

const svgs = import.meta.glob<string>("@content/{services/social,trades}/**/*.svg", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** The address of a drawing that is kept as SVG, if there is one. */
export const svgOf = (base: string) => svgs[`/${base}.svg`];

/**
 * The picture at a path, if possible in this language: a photograph such as `cover.jpg` if there is one,
 * otherwise the drawing.
 */
export async function pictureOf(base: string, size: PictureSize, language?: Language): Promise<Picture> {
  const photograph = (await photographOf(`${base}-${language}`, size)) ?? (await photographOf(base, size));
  return photograph ?? drawingOf(base, size, language);
}

export function hasPicture(base: string, language?: Language): boolean {
  return [base, `${base}-${language}`].some((one) => photographAt.has(one) || isDrawn(one));
}

/** The drawing at a path, if possible in this language. Fails, naming the file, without `npm run covers`. */
function drawingOf(base: string, size: PictureSize, language?: Language): Picture {
  const localName = `${base}-${language}`;
  const address = (pixels: number, format: string) => {
    const file = `${isDrawn(localName) ? localName : base}-${pixels}.${format}`;
    const url = drawings[`/${file}`];
    if (url === undefined)
      throw new Error(
        `${file} is missing: put a photograph there, ${base}.jpg, or draw ${base}.html and run npm run covers`,
      );
    return url;
  };
  return {
    ...sized(size),
    widths: size.widths.map((pixels) => ({ width: pixels, address: address(pixels, "avif") })),
    src: address(size.fallback, "webp"),
  };
}

function isDrawn(base: string): boolean {
  const start = `/${base}-`;
  return Object.keys(drawings).some((path) => path.startsWith(start) && /^\d/.test(path.slice(start.length)));
}

/**
 * The photograph at a path without its extension, cropped to the size the site shows; null if there is none.
 */
async function photographOf(base: string, size: PictureSize): Promise<Picture | null> {
  const src = await photographAt.get(base)?.();
  if (!src) return null;
  const at = (width: number, format: PictureFormat) =>
    encodePicture(src, format, {
      width,
      height: Math.round((width * size.height) / size.width),
      fit: "cover",
    });
  return {
    ...sized(size),
    widths: await Promise.all(
      size.widths.map(async (width) => ({ width, address: (await at(width, "avif")).src })),
    ),
    src: (await at(size.fallback, "webp")).src,
  };
}

function sized({ width, height, fallback }: PictureSize) {
  return { width: fallback, height: (fallback * height) / width };
}
