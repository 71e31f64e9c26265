import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages.ts";
import { pathOf, slugPathOf } from "#contract/routes.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/running-site.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/spoken.ts";

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

const browser = await launchBrowser();
const site = await startSite();

afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

const sizes = {
  phone: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
} as const;

interface Shot {
  address: string;
  size: keyof typeof sizes;
  scheme: "light" | "dark";
  /** Height of the picture in pixels. */
  down: number;
}

/** Languages, sizes and schemes rotate, so that every combination is covered; a name ends in its language. */
const shots: Record<string, Shot> = {
  "home-en": shot(pathOf("home", secondLanguage), "phone", "dark", 3000),
  "pricing-en": shot(pathOf("pricing", secondLanguage), "wide", "dark", 2400),
  "case-de": shot(slugPathOf("case", thirdLanguage, "renovart"), "wide", "light", 2400),
  "contact-fr": shot(pathOf("contact", defaultLanguage), "phone", "light", 2600),
};

function shot(path: string, size: Shot["size"], scheme: Shot["scheme"], down: number): Shot {
  return { address: site.url + path, size, scheme, down };
}

/** The page at rest: fixed time, no animations, all fonts and pictures loaded, consent answered. */
async function settledPage({ address, size, scheme }: Shot): Promise<Page> {
  const visitor = await browser.newContext({
    viewport: sizes[size],
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Paris",
  });
  const page = await visitor.newPage();
  await page.clock.setFixedTime(new Date("2026-06-15T10:00:00+02:00"));
  await page.goto(address, { waitUntil: "networkidle" });
  // Never accept an error page as a reference picture.
  await page.waitForSelector("main h1");
  await page.evaluate(async () => {
    document.getElementById("consent")?.removeAttribute("open");
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))]);
  });
  return page;
}

async function picture(shot: Shot): Promise<Buffer> {
  const page = await settledPage(shot);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = sizes[shot.size];
  const seen = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, shot.down) },
    animations: "disabled",
    caret: "hide",
  });
  await page.context().close();
  return seen;
}

describe.skipIf(foreign)("the site looks like the reference pictures", () => {
  test.each(Object.keys(shots))("%s", async (name) => {
    const shot = shots[name];
    if (!shot) throw new Error(name);
    const seen = await picture(shot);
    if (isUpdate()) await keepPicture(name, seen);
    expect(await differenceFrom(name, seen)).toBeNull();
  });
});

/** Saves a picture as the new reference. */
async function keepPicture(name: string, seen: Buffer): Promise<void> {
  const file = join(kept, `${name}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await sharp(seen).webp({ lossless: true, effort: 6 }).toBuffer());
}

/**
 * Compares a picture with the reference of that name. Returns null if they match, otherwise a sentence with the
 * difference and the file that shows it.
 */
async function differenceFrom(name: string, seen: Buffer): Promise<string | null> {
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
