import type { PictureSize } from "#site/content/text/pictures.ts";

export const portraitSize: PictureSize = {
  width: 640,
  height: 640,
  drawnAt: 320,
  widths: [160, 320, 640],
  fallback: 320,
};
