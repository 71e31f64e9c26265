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

/** Packs PNG images into one ICO file, which every browser requests at `/favicon.ico`. */
export function iconFile(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    // A byte holds up to 255; 0 means 256.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
