import type { PictureSize } from "#src/content/pictures.ts";

export const portraitSize: PictureSize = {
  width: 320,
  height: 320,
  drawnAt: 320,
  widths: [160, 320],
  fallback: 320,
};
