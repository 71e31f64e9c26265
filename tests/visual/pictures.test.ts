import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { defaultLanguage, isLanguage } from "#src/languages.ts";
import { pathOf, slugPathOf } from "#src/routes.ts";
import { writtenArticles } from "#tests/contract/written-articles.ts";
import { writtenCases } from "#tests/contract/written-cases.ts";
import { launchBrowser } from "#tests/journeys/browser.ts";
import { startSite } from "#tests/journeys/running-site.ts";
import { secondLanguage, thirdLanguage } from "#tests/spoken.ts";
import { differenceFrom, keepPicture, most, pixelsApart } from "#tests/visual/pictures.ts";
import { startStyleGuide } from "#tests/visual/style-guide-server.ts";

// Another browser would bring other fonts.
const foreign = process.env["CHROMIUM_PATH"] !== undefined;

/** Whether the run was started with `--update`. */
const isUpdate = () => expect.getState().snapshotState.snapshotUpdateState === "all";

const browser = await launchBrowser();
const site = await startSite();
const styleGuide = await startStyleGuide();

afterAll(async () => {
  await Promise.all([browser.close(), site.stop(), styleGuide.stop()]);
});

const sizes = {
  phone: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
} as const;

interface Shot {
  readonly address: string;
  readonly size: keyof typeof sizes;
  readonly scheme: "light" | "dark";
  /** Height of the picture in pixels. */
  readonly down: number;
}

const article = (await writtenArticles()).at(-1);
const study = (await writtenCases())[2];

/** Languages, sizes and schemes rotate, so that every combination is covered; a name ends in its language. */
const shots: Readonly<Record<string, Shot>> = {
  "style-guide-fr": {
    address: `${styleGuide.url}/style-guide/${defaultLanguage}`,
    size: "wide",
    scheme: "light",
    down: 4200,
  },
  "style-guide-de": {
    address: `${styleGuide.url}/style-guide/${thirdLanguage}`,
    size: "phone",
    scheme: "dark",
    down: 6400,
  },
  "home-fr": { address: `${site.url}/`, size: "wide", scheme: "light", down: 2400 },
  "home-en": {
    address: site.url + pathOf("home", secondLanguage),
    size: "phone",
    scheme: "dark",
    down: 3000,
  },
  "services-de": {
    address: site.url + pathOf("services", thirdLanguage),
    size: "phone",
    scheme: "light",
    down: 3000,
  },
  "pricing-en": {
    address: site.url + pathOf("pricing", secondLanguage),
    size: "wide",
    scheme: "dark",
    down: 2400,
  },
  "portfolio-fr": {
    address: site.url + pathOf("portfolio", defaultLanguage),
    size: "phone",
    scheme: "dark",
    down: 2400,
  },
  "case-de": {
    address: site.url + slugPathOf("case", thirdLanguage, study?.slug ?? ""),
    size: "wide",
    scheme: "light",
    down: 2400,
  },
  "article-en": {
    address: site.url + (article?.paths[secondLanguage] ?? ""),
    size: "wide",
    scheme: "light",
    down: 2000,
  },
  "contact-fr": {
    address: site.url + pathOf("contact", defaultLanguage),
    size: "phone",
    scheme: "light",
    down: 2600,
  },
  "contact-de": {
    address: site.url + pathOf("contact", thirdLanguage),
    size: "wide",
    scheme: "dark",
    down: 1600,
  },
};

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
  test.each(Object.keys(shots).filter((name) => isLanguage(name.slice(-2))))("%s", async (name) => {
    const shot = shots[name];
    if (!shot) throw new Error(name);
    const seen = await picture(shot);
    if (isUpdate()) await keepPicture(name, seen);
    expect(await differenceFrom(name, seen)).toBeNull();
  });
});

describe("the comparison", () => {
  /** A page with one button and some grey, like the edges of letters. */
  const drawn = (left: number, top: number, background: string) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background: "#ffffff" } })
      .composite([{ input: { create: { width: 200, height: 48, channels: 3, background } }, left, top }])
      .png()
      .toBuffer();

  test("accepts the same picture, and one with slightly different edges", async () => {
    const button = await drawn(20, 400, "#1f3fd6");
    expect(await pixelsApart(button, button)).toBe(0);
    const softened = await sharp(button).blur(0.5).png().toBuffer();
    expect(await pixelsApart(button, softened)).toBeLessThanOrEqual(most);
  });

  test("notices a moved button, another colour, or a longer page", async () => {
    const button = await drawn(20, 400, "#1f3fd6");
    expect(await pixelsApart(button, await drawn(20, 406, "#1f3fd6"))).toBeGreaterThan(most);
    expect(await pixelsApart(button, await drawn(20, 400, "#1a1aa0"))).toBeGreaterThan(most);
    const longer = await sharp(button).extend({ bottom: 40, background: "#ffffff" }).png().toBuffer();
    expect(await pixelsApart(button, longer)).toBe(Number.POSITIVE_INFINITY);
  });
});
