import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { ContentError, type Source } from "#contract/reader/file-problems.ts";
import { encodePicture, type PictureFormat } from "#site/content/text/encode-picture.ts";
import { locateNode } from "#site/content/text/markdown.ts";

declare module "hast" {
  interface ElementData {
    picture?: TextPicture;
  }
}

/** A picture in a text, in several widths. */
interface TextPicture {
  avif: string;
  webp: string;
  /** Address of the file for browsers that do not choose. */
  src: string;
  sizes: string;
  width: number;
  height: number;
}

/** Photographs next to the texts, without the files written by `npm run covers`. */
const photographs = import.meta.glob<ImageMetadata>(
  [
    "@content/{articles,cases,legal,pages}/*/*.{jpg,jpeg,png,webp,avif}",
    "!@content/cases/*/{cover,tall,before,detail,phone}-*.{jpg,jpeg,png,webp,avif}",
  ],
  { import: "default", caseSensitive: false },
);

/** Widths in pixels a picture is stored in, up to its own. */
const widths = [480, 800, 1200, 1800];

/** Width of the file for browsers that do not choose. */
const fallback = 1200;

/**
 * Stores the pictures of a text in the sizes it shows them in. Fails, naming file and line, on one that
 * cannot be read.
 */
export async function drawPictures(tree: Root, source: Source, sizes: string): Promise<void> {
  const pictures: Element[] = [];
  visit(tree, "element", (node) => {
    if (node.data?.file !== undefined) pictures.push(node);
  });
  await Promise.all(
    pictures.map(async (node) => {
      try {
        node.data = { ...node.data, picture: await stored(node.data?.file ?? "", sizes) };
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        throw new ContentError(
          `${locateNode(source, node)}: ${node.data?.file} cannot be read as a picture (${problem})`,
        );
      }
    }),
  );
}

async function stored(file: string, sizes: string): Promise<TextPicture> {
  const src = await photographs[`/${file}`]?.();
  if (!src) throw new Error("it is not among the pictures of the build");
  // Reading the size from the image itself would make Astro publish the original file, including where it was
  // taken.
  const { width: full, height } = (await getImage({ src, format: "webp" })).options;
  if (!full || !height) throw new Error("it has no size");
  const width = Math.min(full, fallback);
  const kept = [...widths.filter((candidate) => candidate < full), Math.min(full, widths.at(-1) ?? full)];
  const as = (format: PictureFormat) => encodePicture(src, format, { width, widths: [...new Set(kept)] });
  const [avif, webp] = await Promise.all([as("avif"), as("webp")]);
  return {
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    src: webp.src,
    sizes,
    width,
    height: Math.round((width * height) / full),
  };
}
