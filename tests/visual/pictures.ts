import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** Pictures the site is meant to look like, in the repository. */
const kept = "tests/visual/pictures";

/** What was seen instead, beside what was expected and where they differ; not in the repository. */
const differences = ".cache/visual";

/**
 * Both pictures are shrunk to this share before they are compared: letters drawn with other edges, as
 * another machine draws them, are then alike, a line moved by two pixels is not.
 */
const shrink = 1 / 4;

/** From how far apart, of 255, a channel of a shrunk pixel counts as different. */
const tolerance = 28;

/** So many shrunk pixels may differ: less than a word of running text. */
export const most = 60;

/** Writes a picture to the repository, as the one to compare with. */
export async function keepPicture(name: string, seen: Buffer): Promise<void> {
  const file = join(kept, `${name}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await sharp(seen).webp({ lossless: true, effort: 6 }).toBuffer());
}

/**
 * Compares a picture with the kept one of its name. Answers null where they are alike, otherwise a
 * sentence that says how they differ and in which file that can be seen.
 */
export async function differenceFrom(name: string, seen: Buffer): Promise<string | null> {
  const report = join(differences, `${name}.png`);
  await rm(report, { force: true });
  const expected = await readFile(join(kept, `${name}.webp`)).catch(() => null);
  if (!expected) return `there is no picture ${name} to compare with: npm run test:visual -- --update`;
  const apart = await pixelsApart(expected, seen);
  if (apart <= most) return null;
  await mkdir(differences, { recursive: true });
  await writeFile(report, await sideBySide(expected, seen));
  const how = apart === Number.POSITIVE_INFINITY ? "its size" : `${apart} of its shrunk pixels`;
  return `${name} looks different in ${how}. See ${report}; if it is meant, npm run test:visual -- --update`;
}

/** How many pixels of the two, shrunk, differ; infinitely many where they are not of one size. */
export async function pixelsApart(expected: Buffer, seen: Buffer): Promise<number> {
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
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function shrunk(picture: Buffer): Promise<Pixels> {
  // Decoded first: decoders that shrink as they read do so each in their own way.
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

/** What was expected, what was seen, and the two laid over each other: only what differs is not black. */
async function sideBySide(expected: Buffer, seen: Buffer): Promise<Buffer> {
  const sizes = await Promise.all([expected, seen].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const canvas = (columns: number) =>
    sharp({ create: { width: columns * width, height, channels: 3, background: "#777777" } });
  const onCanvas = (picture: Buffer) =>
    canvas(1)
      .composite([{ input: picture, left: 0, top: 0 }])
      .png()
      .toBuffer();
  const overlay = await sharp(await onCanvas(expected))
    .composite([{ input: await onCanvas(seen), blend: "difference" }])
    .png()
    .toBuffer();
  return canvas(3)
    .composite([
      { input: expected, left: 0, top: 0 },
      { input: seen, left: width, top: 0 },
      { input: overlay, left: 2 * width, top: 0 },
    ])
    .png()
    .toBuffer();
}
