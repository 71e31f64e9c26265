import { ContentError } from "#contract/reader/file-problems.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { readDrawing } from "#site/content/svg-drawing.ts";

export const logoFile = `${siteFolder}/brand/mark.svg`;

const { [`/${logoFile}`]: source } = import.meta.glob<string>("@content/brand/mark.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The logo. */
export const brandLogo = readLogo(source);

/** @throws ContentError if there is no logo, or none that can be drawn. */
export function readLogo(text: string | undefined) {
  if (text === undefined) throw new ContentError(`${logoFile} is missing; save the logo there, as SVG`);
  return readDrawing(logoFile, text);
}
