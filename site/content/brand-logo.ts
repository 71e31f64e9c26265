import { optimize, type PluginConfig } from "svgo";
import { ContentError, placeOf } from "#contract/reader/file-problems.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

export const logoFile = `${siteFolder}/brand/mark.svg`;
export const idPrefix = "logo-";

/** Removes what drawing programs add: comments, metadata, style sheets, needless precision; and what pages must not run. */
const cleaning: PluginConfig[] = [
  { name: "preset-default", params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
  // The name stands beside the logo.
  "removeTitle",
  "removeXlink",
  "removeScripts",
  // The content security policy allows no inline styles.
  "convertStyleToAttrs",
  { name: "prefixIds", params: { prefix: idPrefix, delim: "" } },
];

const { [`/${logoFile}`]: source } = import.meta.glob<string>("@content/brand/mark.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The logo as SVG elements, in which a colour may be `currentColor` or `var(--…)`, and what they are drawn in; ids begin with `idPrefix`. */
export const brandLogo = readLogo(source);

/** @throws ContentError if the logo cannot be shown on pages and in pictures alike. */
export function readLogo(text: string | undefined) {
  if (text === undefined) throw new ContentError(`${logoFile} is missing; save the logo there, as SVG`);
  const [, attributes = "", shapes = ""] = cleaned(text).match(/^<svg\b([^>]*)>(.*)<\/svg>$/s) ?? [];
  if (shapes === "") throw new ContentError(`${logoFile} draws nothing; export the logo again, as SVG`);
  const [x = 0, y = 0, width = 0, height = 0] = (attributes.match(/ viewBox="([^"]*)"/)?.[1] ?? "")
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0 && Number.isFinite(x + y))) {
    throw new ContentError(
      `${placeOf({ file: logoFile, text }, ["<svg"])}: the logo has no size; add viewBox="0 0 <width> <height>" to <svg>`,
    );
  }
  // The shapes inherit these, so they stay around them.
  const inherited = attributes.match(/ (fill|stroke|clip|color|opacity)[\w-]*="[^"]*"/g)?.join("") ?? "";
  return { viewBox: { x, y, width, height }, shapes: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
}

function cleaned(text: string): string {
  try {
    return optimize(text, { multipass: true, plugins: cleaning }).data;
  } catch (error) {
    if (!(error instanceof Error && "line" in error)) throw error;
    throw new ContentError(`${logoFile}:${error.line}: this is not SVG; export the logo again, as SVG`);
  }
}
