// One file instead of 370, which a check of the content loads in half a second less; the browser’s build
// reads no files.
import { optimize, type PluginConfig } from "svgo/browser";
import { ContentError, locateText } from "#contract/reader/file-problems.ts";

/** What the ids of a drawing begin with, so that those of another one on a page can be told apart. */
export const idPrefix = "drawing-";

/** SVG elements, in which a colour may be `currentColor` or `var(--…)`, and what they are drawn in. */
export interface Drawing {
  viewBox: { x: number; y: number; width: number; height: number };
  shapes: string;
}

/**
 * Removes what drawing programs add: comments, metadata, style sheets, needless precision; and what pages
 * must not run.
 */
const cleaning: PluginConfig[] = [
  { name: "preset-default", params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
  // The name stands beside the drawing.
  "removeTitle",
  "removeXlink",
  "removeScripts",
  // The content security policy allows no inline styles.
  "convertStyleToAttrs",
  { name: "prefixIds", params: { prefix: idPrefix, delim: "" } },
];

/** @throws ContentError if the drawing cannot be shown on pages and in pictures alike. */
export function readDrawing(file: string, text: string): Drawing {
  const [, attributes = "", shapes = ""] = cleaned(file, text).match(/^<svg\b([^>]*)>(.*)<\/svg>$/s) ?? [];
  if (shapes === "") throw new ContentError(`${file} draws nothing; export it again, as SVG`);
  const [x = 0, y = 0, width = 0, height = 0] = (attributes.match(/ viewBox="([^"]*)"/)?.[1] ?? "")
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0 && Number.isFinite(x + y))) {
    throw new ContentError(
      `${locateText({ file, text }, ["<svg"])}: the drawing has no size; add viewBox="0 0 <width> <height>" to <svg>`,
    );
  }
  // The shapes inherit these, so they stay around them.
  const inherited = attributes.match(/ (fill|stroke|clip|color|opacity)[\w-]*="[^"]*"/g)?.join("") ?? "";
  return { viewBox: { x, y, width, height }, shapes: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
}

function cleaned(file: string, text: string): string {
  try {
    return optimize(text, { multipass: true, plugins: cleaning }).data;
  } catch (error) {
    if (!(error instanceof Error && "line" in error)) throw error;
    throw new ContentError(`${file}:${error.line}: this is not SVG; export it again, as SVG`);
  }
}
