import type { PictureSize } from "#site/content/text/pictures.ts";

/** Size of the example page on which the websites page points out what makes a good page. */
export const annotatedPageSize: PictureSize = {
  width: 1600,
  height: 1520,
  drawnAt: 800,
  widths: [440, 800, 1600],
  fallback: 800,
};
