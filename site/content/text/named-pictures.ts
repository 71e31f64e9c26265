import { globSync, statSync } from "node:fs";
import { posix } from "node:path";
import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { ContentError, type Source } from "#contract/reader/file-problems.ts";
import { locateNode } from "#site/content/text/markdown.ts";

declare module "hast" {
  interface ElementData {
    /** Of a picture: its file, from the project's folder. */
    file?: string;
  }
}

/** In bytes: what cameras write is below it, and each picture stays in the repository for ever. */
export const largestPicture = 10_000_000;

/** The files of pictures, as cameras and phones name them. */
const pictureName = /\.(jpe?g|png|webp|avif)$/i;

/** Files that `npm run covers` writes beside the text of a case. */
const drawnName = /^(cover|tall|before|detail|phone)-/;

/**
 * Finds the files of the pictures in a text, which stand beside it, and makes figures of those that are alone
 * in their paragraph.
 * @throws ContentError with each picture that is missing, too large or not described, and its line
 */
export function findPictures(tree: Root, source: Source): void {
  const beside = picturesBeside(source.file);
  const problems: string[] = [];
  visit(tree, "element", (node) => {
    if (node.tagName !== "img") return;
    const { src, alt } = node.properties;
    const problem = problemOf(String(src ?? ""), String(alt ?? ""), beside);
    if (problem !== undefined) problems.push(`${locateNode(source, node)}: ${problem}`);
    const file = beside.get(nameOf(String(src)));
    if (file !== undefined) node.data = { ...node.data, file };
  });
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName !== "p" || !node.children.every(isPicture)) return;
    parent?.children.splice(index ?? 0, 1, ...node.children.flatMap(figureOf));
  });
}

/** Why a picture cannot be shown. */
function problemOf(address: string, alt: string, beside: Map<string, string>): string | undefined {
  const src = readable(address);
  if (/^([a-z]+:|\/)/i.test(src))
    return `the picture ${src} does not stand beside the text; put the file beside the text and write ![what it shows](./file.jpg)`;
  const file = beside.get(nameOf(src));
  if (file === undefined) {
    const names = [...beside.keys()].map((name) => `./${name}`).join(", ") || "none";
    return `there is no picture ${src}; beside the text: ${names} (jpg, png, webp or avif)`;
  }
  if (!alt.trim())
    return `the picture ${src} needs a description for those who cannot see it: ![what it shows](${src})`;
  return tooLarge(file);
}

/** What is wrong with a file of more than `largestPicture`. */
export function tooLarge(file: string): string | undefined {
  return statSync(file).size > largestPicture
    ? `${file}: a picture of more than ${largestPicture / 1_000_000} MB; save it smaller`
    : undefined;
}

/** The pictures in the folder of a text by their names. */
function picturesBeside(file: string): Map<string, string> {
  const folder = posix.dirname(file);
  return new Map(
    globSync("*", { cwd: folder })
      .filter((name) => pictureName.test(name) && !drawnName.test(name))
      .map((name) => [nameOf(name), `${folder}/${name}`]),
  );
}

/** A file's name, whose accents one program writes as letters and another as signs of their own. */
function nameOf(path: string): string {
  return readable(path).replace(/^\.\//, "").normalize("NFC");
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function isPicture(node: ElementContent): boolean {
  return node.type === "text" ? node.value.trim() === "" : node.type === "element" && node.tagName === "img";
}

function figureOf(picture: ElementContent): Element[] {
  if (picture.type !== "element") return [];
  const { title, ...properties } = picture.properties;
  const caption: ElementContent[] = title
    ? [
        {
          type: "element",
          tagName: "figcaption",
          properties: {},
          children: [{ type: "text", value: String(title) }],
        },
      ]
    : [];
  const children = [{ ...picture, properties }, ...caption];
  return [{ type: "element", tagName: "figure", properties: { dataPicture: "" }, children }];
}
