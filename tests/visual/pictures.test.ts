import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { pathOf, slugPathOf } from "#contract/routes/addresses.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/test-languages.ts";

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

// Another browser would bring other fonts.
const foreign = process.env["CHROMIUM_PATH"] !== undefined;

/** Whether the run was started with `--update`. */
const isUpdate = () => expect.getState().snapshotState.snapshotUpdateState === "all";

const { site, newVisitor } = await startJourney();

const sizes = {
  phone: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
} as const;

interface Shot {
  path: string;
  size: keyof typeof sizes;
  scheme: "light" | "dark";
  /** Height of the picture in pixels. */
  down: number;
}

/** Languages, sizes and schemes rotate, so that every combination is covered; a name ends in its language. */
const shots: [name: string, shot: Shot][] = [
  ["home-en", { path: pathOf("home", secondLanguage), size: "phone", scheme: "dark", down: 3000 }],
  ["pricing-en", { path: pathOf("pricing", secondLanguage), size: "wide", scheme: "dark", down: 2400 }],
  [
    "case-de",
    { path: slugPathOf("case", thirdLanguage, "renovart"), size: "wide", scheme: "light", down: 2400 },
  ],
  ["contact-fr", { path: pathOf("contact", defaultLanguage), size: "phone", scheme: "light", down: 2600 }],
];

/** A page at rest: fixed time, no animations, all fonts and pictures loaded, consent answered. */
async function picture({ path, size, scheme, down }: Shot): Promise<Buffer> {
  const visitor = await newVisitor({
    viewport: sizes[size],
    colorScheme: scheme,
    locale: "en-GB",
    timezoneId: "Europe/Paris",
  });
  const page = await visitor.newPage();
  await page.clock.setFixedTime(new Date("2026-06-15T10:00:00+02:00"));
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  // Never accept an error page as a reference picture.
  await page.waitForSelector("main h1");
  await page.evaluate(async () => {
    document.getElementById("consent")?.removeAttribute("open");
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))]);
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = sizes[size];
  const shoot = () =>
    page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, down) },
      animations: "disabled",
      caret: "hide",
    });
  // While a page taller than its window is drawn, what watches the window may answer late: two in a row must be the
  // same.
  let taken = await shoot();
  for (;;) {
    const next = await shoot();
    if (next.equals(taken)) return next;
    taken = next;
  }
}

test.skipIf(foreign).each(shots)("%s looks like its reference picture", async (name, shot) => {
  const seen = await picture(shot);
  const reference = join(kept, `${name}.webp`);
  if (isUpdate()) await sharp(seen).webp({ lossless: true, effort: 6 }).toFile(reference);
  const apart = await pixelsApart(await readFile(reference), seen);
  if (apart <= most) return;
  await mkdir(differences, { recursive: true });
  const report = join(differences, `${name}.png`);
  await writeFile(report, seen);
  expect.fail(
    `differs in ${apart} shrunk pixels: compare ${report} with ${kept}; if it is meant, npm run test:visual -- --update`,
  );
});

/** Number of differing pixels after scaling; Infinity if the sizes differ. */
async function pixelsApart(expected: Buffer, seen: Buffer): Promise<number> {
  const [before, now] = await Promise.all([shrunk(expected), shrunk(seen)]);
  if (before.data.length !== now.data.length) return Number.POSITIVE_INFINITY;
  const apart = new Set<number>();
  before.data.forEach((value, index) => {
    if (Math.abs(value - (now.data[index] ?? 0)) > tolerance) apart.add(Math.floor(index / 3));
  });
  return apart.size;
}

async function shrunk(picture: Buffer) {
  // Decode first: decoders that scale while reading differ from each other.
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width, info.height].map((side) => Math.round(side * shrink));
  return sharp(data, { raw: info })
    .resize({ width, height, fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
