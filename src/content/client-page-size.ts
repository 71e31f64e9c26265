import type { PictureSize } from "#src/content/pictures.ts";

/** The client's page that the websites page shows the points of a good page on. */
export const clientPageSize: PictureSize = {
  width: 1600,
  height: 1520,
  drawnAt: 800,
  widths: [440, 800, 1600],
  fallback: 800,
};
