import { colourOf } from "#contract/brand/colours.ts";
import { ContentError } from "#contract/reader/file-problems.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { brandLogo, logoFile } from "#site/content/brand-logo.ts";

const { x, y, width, height } = brandLogo.viewBox;

/** Width of the logo relative to its height. */
export const logoRatio = width / height;

/** The logo as a file of its own, in the colours of the light scheme. */
export function logoDrawing(): string {
  return drawing(`${x} ${y} ${width} ${height}`, "");
}

/**
 * The logo in the middle of a square.
 * @param share Longer side of the logo relative to the square.
 * @param size Edge length in pixels, for programs that need one.
 */
export function squareLogo(share: number, size?: number): string {
  const edge = Math.max(width, height) / share;
  const box = [x + (width - edge) / 2, y + (height - edge) / 2, edge, edge].map(rounded);
  return drawing(box.join(" "), size === undefined ? "" : ` width="${size}" height="${size}"`);
}

function drawing(box: string, dimensions: string): string {
  const shapes = brandLogo.shapes
    .replaceAll(/var\(\s*--([\w-]+)\s*\)/g, (_, name: string) => colourFor(name))
    .replaceAll("currentColor", colourOf("ink"));
  return `<svg xmlns="http://www.w3.org/2000/svg"${dimensions} viewBox="${box}">${shapes}</svg>`;
}

function colourFor(name: string): string {
  try {
    return colourOf(name);
  } catch {
    throw new ContentError(
      `${logoFile}: var(--${name}) is not a colour of ${siteFolder}/brand/tokens.css; add it there`,
    );
  }
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
