import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** Reference pictures, committed to the repository. */
const kept = "tests/visual/pictures";

/** Differing pictures, not committed. */
const differences = ".cache/visual";

/**
 * Scale at which pictures are compared: differences in glyph rendering between machines disappear, a line moved by two
 * pixels does not.
 */
const shrink = 1 / 4;

/** Difference of a colour channel (of 255) from which a pixel counts as different. */
const tolerance = 28;

/** Number of scaled pixels that may differ: less than a word of body text. */
const most = 60;

/** Saves a picture as the new reference. */
export async function keepPicture(name: string, seen: Buffer): Promise<void> {
  const file = join(kept, `${name}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await sharp(seen).webp({ lossless: true, effort: 6 }).toBuffer());
}

/**
 * Compares a picture with the reference of that name. Returns null if they match, otherwise a sentence with the
 * difference and the file that shows it.
 */
export async function differenceFrom(name: string, seen: Buffer): Promise<string | null> {
  const report = join(differences, `${name}.png`);
  await rm(report, { force: true });
  const expected = await readFile(join(kept, `${name}.webp`)).catch(() => null);
  if (!expected) return `there is no picture ${name} to compare with: npm run test:visual -- --update`;
  const apart = await pixelsApart(expected, seen);
  if (apart <= most) return null;
  await mkdir(differences, { recursive: true });
  await writeFile(report, seen);
  const how = apart === Number.POSITIVE_INFINITY ? "its size" : `${apart} of its shrunk pixels`;
  return `${name} looks different in ${how}. Compare ${report} with ${kept}; if it is meant, npm run test:visual -- --update`;
}

/** Number of differing pixels after scaling; Infinity if the sizes differ. */
async function pixelsApart(expected: Buffer, seen: Buffer): Promise<number> {
  const [before, now] = await Promise.all([shrunk(expected), shrunk(seen)]);
  if (before.width !== now.width || before.height !== now.height) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let pixel = 0; pixel < before.data.length; pixel += 3) {
    const apart = [0, 1, 2].map((channel) =>
      Math.abs((before.data[pixel + channel] ?? 0) - (now.data[pixel + channel] ?? 0)),
    );
    if (Math.max(...apart) > tolerance) count += 1;
  }
  return count;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function shrunk(picture: Buffer): Promise<Pixels> {
  // Decode first: decoders that scale while reading differ from each other.
  const { data: raw, info: whole } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(raw, { raw: whole })
    .resize({
      width: Math.round(whole.width * shrink),
      height: Math.round(whole.height * shrink),
      fit: "fill",
      kernel: "linear",
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
