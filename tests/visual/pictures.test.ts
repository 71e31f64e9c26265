import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages.ts";
import { pathOf, slugPathOf } from "#contract/routes.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/running-site.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/spoken.ts";
import { writtenCases } from "#tests/support/written-cases.ts";
import { differenceFrom, keepPicture } from "#tests/visual/pictures.ts";

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

const study = writtenCases[2];

/** Languages, sizes and schemes rotate, so that every combination is covered; a name ends in its language. */
const shots: Record<string, Shot> = {
  "home-en": shot(pathOf("home", secondLanguage), "phone", "dark", 3000),
  "pricing-en": shot(pathOf("pricing", secondLanguage), "wide", "dark", 2400),
  "case-de": shot(slugPathOf("case", thirdLanguage, study?.slug ?? ""), "wide", "light", 2400),
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
