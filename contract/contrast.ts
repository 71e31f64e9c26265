/** What WCAG 2.2 asks of text at level AA. */
export const readableContrast = 4.5;

/** Contrast as WCAG defines it; undefined unless both colours are written `#rrggbb`. */
export function contrastOf(one: string | undefined, other: string | undefined): number | undefined {
  const lights = [one, other].map(luminanceOf).filter((light) => light !== undefined);
  const [darker, lighter] = lights.sort((a, b) => a - b);
  return darker === undefined || lighter === undefined ? undefined : (lighter + 0.05) / (darker + 0.05);
}

/** How light a colour is, from 0 to 1; undefined unless it is written `#rrggbb`. */
export function luminanceOf(colour: string | undefined): number | undefined {
  const [, ...digits] = colour?.match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i) ?? [];
  const [red, green, blue] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
