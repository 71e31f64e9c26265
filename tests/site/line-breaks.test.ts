import { expect, test } from "vitest";
import { isSample } from "#data/contract/reader/site-folder.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { brokenWords } from "#tests/support/broken-words.ts";
import { builtPages } from "#tests/support/built-site.ts";
import { startJourney } from "#tests/support/journey.ts";

const { site, lastingPage } = await startJourney();

/** A phone's text at twice its size, narrow and usual phones, a tablet and a desk. */
const widths = [320, 390, 768, 1440];

const pages = (await builtPages()).filter(({ path, canonical }) => path === canonical);

// Of the sample, each screen is read where it is opened for all else that it shows (readable.test.ts).
test.runIf(isBroad || !isSample)(
  "no line of any page ends within a word, after the hyphen of a short part or within a range, and none leaves the window: bind what is named, or list the word in longWords of phrases.yaml",
  async () => {
    // Without scripts and pictures a page is there in a third of the time.
    const page = await lastingPage({ scripts: false });
    // Routes of Playwright would switch the cache off.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.setBlockedURLs", {
      urls: ["avif", "webp", "jpg", "png", "svg"].map((type) => `*.${type}`),
    });
    const faults = new Map<string, string>();
    for (const { path } of pages) {
      await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        for (const fault of await page.evaluate(brokenWords)) faults.set(`${width} px: ${fault}`, path);
      }
    }
    expect(Object.fromEntries(faults)).toEqual({});
  },
);
