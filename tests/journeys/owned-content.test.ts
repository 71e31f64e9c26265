import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { feedPath } from "#src/feeds/feed.ts";
import { defaultLanguage, languages } from "#src/languages.ts";
import { pathOf, slugPathOf } from "#src/routes.ts";
import { buildCopy, copyBuiltProject } from "#tests/journeys/build-copy.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { layoutShift } from "#tests/journeys/layout-shift.ts";
import { addScreen } from "#tests/journeys/own-screen.ts";
import { ownedContent, writeOwnedContent } from "#tests/journeys/owned-content.ts";
import { showConsent } from "#tests/journeys/refuse-consent.ts";
import { loadsStandIns, standInForThirdParties } from "#tests/journeys/third-party-stand-ins.ts";
import { thirdLanguage } from "#tests/spoken.ts";

// A separate build, because the sample has neither photographs nor videos.
const folder = await mkdtemp(join(tmpdir(), "owned-content-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
await copyBuiltProject(folder);
await writeOwnedContent(folder);
await addScreen(folder);
await rm(join(folder, "src/pages/social"), { recursive: true });
await buildCopy(folder);

const { site, visit, newVisitor } = await startJourney({ folder });
const rich = slugPathOf("article", defaultLanguage, ownedContent.rich.slug);

const statusOf = async (path: string) => (await fetch(site.url + path, { redirect: "manual" })).status;
const textOf = async (path: string) => (await fetch(site.url + path)).text();

/** Opens a page and records policy violations. */
async function opened(path: string, width = 1280): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await newVisitor({ width })).newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await standInForThirdParties(page, site.url);
  await page.goto(site.url + path);
  return { page, complaints };
}

describe("a picture in a text", () => {
  test("is served as AVIF or WebP, moves nothing and fits a phone's screen, as do code and tables", async () => {
    const { page, complaints } = await opened(rich, 320);
    const pictures = page.locator("[data-article-text] figure[data-picture]");
    expect(await pictures.count()).toBe(2);
    for (const picture of await pictures.locator("img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
      expect(await picture.getAttribute("src")).toMatch(/\.webp$/);
      expect(await picture.getAttribute("alt")).toBeTruthy();
    }
    expect(await pictures.first().locator("figcaption").textContent()).toBe("Le comptoir, un jeudi");
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(complaints).toEqual([]);
  });

  test("is published without EXIF data", async () => {
    const files = await readdir(join(folder, "build/site/_astro"));
    expect(files.filter((file) => /\.(jpe?g|png)$/.test(file))).toEqual([]);
    const kept = files.filter((file) => /^(counter|cover|portrait)\.\w+_.*\.(avif|webp)$/.test(file));
    expect(kept.length).toBeGreaterThan(0);
    for (const file of kept) {
      const { exif } = await sharp(join(folder, "build/site/_astro", file)).metadata();
      expect(exif?.includes("the photographer") ?? false, file).toBe(false);
    }
  });
});

test("cases and people can have photographs, and a case needs no more than a cover", async () => {
  const page = await visit(slugPathOf("case", defaultLanguage, ownedContent.case.slug));
  const cover = page.locator("main article img").first();
  expect(await cover.getAttribute("src")).toMatch(/\/cover\.[^/]*\.webp$/);
  expect(await cover.evaluate((image) => image.getAttribute("width"))).toBe("800");
  expect(await page.locator("main figure[data-picture] img").count()).toBe(1);
  expect(await textOf(pathOf("portfolio", defaultLanguage))).toContain("/_astro/cover.");
  expect(await textOf(pathOf("agency", defaultLanguage))).toMatch(/\/_astro\/portrait\.[^"]*\.webp/);
});

test.skipIf(!loadsStandIns)(
  "a film beside the text plays in the page, and its start is counted once",
  async () => {
    const page = await (await newVisitor()).newPage();
    const foreign = await standInForThirdParties(page, site.url);
    await page.goto(site.url + rich);
    await showConsent(page);
    await page.click('#consent button[value="accept"]');
    const counts = async () =>
      (await foreign.analytics()).filter(([, name]) => name === "video_played").length;
    const film = page.locator("figure[data-film] video");
    expect(await statusOf((await film.getAttribute("src")) ?? "")).toBe(200);
    await expect.poll(async () => (await foreign.analytics()).length).toBeGreaterThan(2);
    for (let start = 0; start < 2; start += 1) await film.dispatchEvent("play");
    await expect.poll(counts).toBe(1);
  },
);

test("code, footnotes and tables comply with the policy and are in the page's language", async () => {
  const { page, complaints } = await opened(rich);
  const code = page.locator("[data-article-text] pre");
  expect(await code.locator("[style]").count()).toBe(0);
  expect(await code.getAttribute("tabindex")).toBe("0");
  const notes = page.locator("[data-footnotes]");
  expect(await notes.locator("h2").textContent()).toBe("Notes");
  expect(await notes.textContent()).not.toMatch(/Footnotes|Back to/);
  expect(complaints).toEqual([]);
});

test("a case and a screen of one’s own are built in every language", async () => {
  for (const language of languages) {
    expect(await statusOf(slugPathOf("case", language, ownedContent.case.slug))).toBe(200);
    expect(await statusOf(language === defaultLanguage ? "/open-days" : `/${language}/open-days`)).toBe(200);
  }
});

test("drafts and scheduled articles are not published", async () => {
  const lists = [
    pathOf("blog", defaultLanguage),
    "/sitemap.xml",
    "/rss.xml",
    pathOf("sitemap", defaultLanguage),
  ];
  for (const { slug } of [ownedContent.draft, ownedContent.ahead]) {
    expect(await statusOf(slugPathOf("article", defaultLanguage, slug))).toBe(302);
    for (const list of lists) expect(await textOf(list), list).not.toContain(slug);
  }
});

describe("an article in one language", () => {
  const { slug } = ownedContent.alone;
  const own = slugPathOf("article", thirdLanguage, slug);

  test("is listed in that language only", async () => {
    for (const language of languages) {
      const isListed = (await textOf(pathOf("blog", language))).includes(slug);
      expect(isListed, language).toBe(language === thirdLanguage);
      const feed = await textOf(feedPath(language));
      expect(feed.includes(slug), language).toBe(language === thirdLanguage);
    }
    const sitemap = await textOf("/sitemap.xml");
    expect(sitemap.split(`<loc>`).filter((entry) => entry.includes(`${slug}</loc>`))).toHaveLength(1);
  });

  test("announces no translation, and its switch links to the other languages' lists", async () => {
    const page = await visit(own, { width: 1440 });
    const alternates = await page
      .locator("link[hreflang]")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(new Set(alternates)).toEqual(new Set([own]));
    for (const other of languages.filter((language) => language !== thirdLanguage)) {
      const link = page.locator(`header a[data-language="${other}"]`).first();
      expect(await link.getAttribute("href")).toBe(pathOf("blog", other));
    }
  });
});
