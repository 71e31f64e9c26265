import sharp from "sharp";
import { squareMark } from "#src/feeds/mark-drawing.ts";
import { colourOf } from "#src/head/colours.ts";
import type { IconFile } from "#src/head/icons.ts";

/** Renders an icon as PNG: the mark on white, the colour that home screens add around it anyway. */
export function iconPicture({ size, mark }: Pick<IconFile, "size" | "mark">): Promise<Buffer> {
  return sharp(Buffer.from(squareMark(mark, size)))
    .flatten({ background: colourOf("paper") })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}
