import sharp from "sharp";
import { colourOf } from "#contract/brand/colours.ts";
import { squareLogo } from "#site/feeds/logo-drawing.ts";

interface IconFile {
  /** Edge length in pixels. */
  size: number;
  /** Longer side of the logo relative to the icon. */
  logo: number;
}

/** Renders an icon as PNG: the logo on white, the colour that home screens add around it anyway. */
export function iconPicture({ size, logo }: IconFile): Promise<Buffer> {
  return sharp(Buffer.from(squareLogo(logo, size)))
    .flatten({ background: colourOf("paper") })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}
