import sharp from "sharp";
import { colourOf } from "#src/head/colours.ts";
import type { IconFile } from "#src/head/icons.ts";

/** Renders an icon as PNG: the three bars on white, the colour that home screens add around them anyway. */
export function iconPicture({ size, mark }: Pick<IconFile, "size" | "mark">): Promise<Buffer> {
  return sharp(Buffer.from(markOn(size, mark)))
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** The logo, 22 by 18 units, centred in a white square. */
function markOn(size: number, share: number): string {
  const unit = (size * share) / 22;
  const bars = [
    ["cobalt", 0],
    ["vermilion", 5],
    ["marigold", 10],
  ] as const;
  const left = (size - 22 * unit) / 2;
  const top = (size - 18 * unit) / 2;
  const rects = bars.map(
    ([colour, start], index) =>
      `<rect x="${left + start * unit}" y="${top + 7 * index * unit}" width="${12 * unit}" height="${4 * unit}" fill="${colourOf(colour)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${colourOf("paper")}"/>${rects.join("")}</svg>`;
}

/** Packs PNG images into one ICO file, which every browser requests at `/favicon.ico`. */
export function iconFile(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
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
