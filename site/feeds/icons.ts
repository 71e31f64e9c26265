import sharp from "sharp";
import { colourOf } from "#contract/colours.ts";
import { squareMark } from "#site/feeds/mark-drawing.ts";

interface IconFile {
  /** Edge length in pixels. */
  size: number;
  /** Longer side of the mark relative to the icon. */
  mark: number;
}

/** Renders an icon as PNG: the mark on white, the colour that home screens add around it anyway. */
export function iconPicture({ size, mark }: IconFile): Promise<Buffer> {
  return sharp(Buffer.from(squareMark(mark, size)))
    .flatten({ background: colourOf("paper") })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}
