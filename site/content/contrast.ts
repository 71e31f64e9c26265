/** What WCAG 2.2 asks of text at level AA. */
export const readableContrast = 4.5;

/** Contrast as WCAG defines it; not a number unless both colours are written `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const lights = [one, other].map(luminanceOf);
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** How light a colour is, from 0 to 1; not a number unless it is written `#rrggbb`. */
export function luminanceOf(colour: string): number {
  const [, ...digits] = colour.match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i) ?? [];
  const [red = Number.NaN, green = 0, blue = 0] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
