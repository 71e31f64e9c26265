import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { pagesIn, pathOf } from "#contract/routes/addresses.ts";
import type { ScreenKey } from "#contract/routes/screens.ts";
import { buildFolder, isSample } from "#data/contract/reader/site-folder.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { builtPages } from "#tests/support/built-site.ts";
import { atMost, byteBudgets } from "#tests/support/byte-budgets.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { shareOf } from "#tests/support/screens.ts";

const { site, lastingPage } = await startJourney();

/** Of the sample, the heaviest of each kind: pictures of the clients' work, faces, cards, and each island. */
const heaviest = new Set<ScreenKey>([
  "home",
  "portfolio",
  "services",
  "about",
  "contact",
  "pricing",
  "search",
]);

/** Maximum bytes a first visit on a phone transfers before any interaction, without its islands, compressed. */
const most: Partial<Record<ScreenKey, number>> & { otherwise: number } = {
  portfolio: 250_000,
  // Its cards show pictures of clients' work.
  services: 100_000,
  // Both show the face of everybody in the team.
  about: 90_000,
  agency: 90_000,
  otherwise: 85_000,
};

/** Without a picture or an island, a page is its HTML, whose weight is known, and what all pages have. */
const heavy = new Set(
  (await builtPages())
    .filter(({ document }) => document.querySelector("main :is(img, astro-island)"))
    .map(({ path }) => path),
);

/** Runs in the page: what waits for an idle moment, or to come into view, goes on waiting until `goOn`. */
function holdIslands(): void {
  const waiting: (() => void)[] = [];
  const { requestIdleCallback } = window;
  const { observe } = IntersectionObserver.prototype;
  window.requestIdleCallback = (callback) => waiting.push(() => requestIdleCallback(callback));
  IntersectionObserver.prototype.observe = function (target) {
    waiting.push(() => observe.call(this, target));
  };
  const goOn = () => {
    Object.assign(window, { requestIdleCallback });
    Object.assign(IntersectionObserver.prototype, { observe });
    for (const start of waiting) start();
  };
  Object.assign(window, { goOn });
}

test("every screen with pictures or islands stays within its budgets on a high-density phone without a cache", async () => {
  const screens = languages.flatMap((language) =>
    shareOf(pagesIn(language), language)
      .filter(({ key }) => isBroad || !isSample || heaviest.has(key))
      .map(({ key: screen }) => ({ screen, path: pathOf(screen, language) })),
  );
  const page = await lastingPage({ width: 390, deviceScaleFactor: 3, isMobile: true, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.addInitScript(holdIslands);
  let sizes: Promise<[path: string, bytes: number]>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    sizes.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  for (const { screen, path } of screens.filter((one) => heavy.has(one.path))) {
    sizes = [];
    // Until half a second brings nothing more: what Playwright calls an idle network never came in some runs.
    const everythingLoaded = async () => {
      for (let before = -1; before < sizes.length; await page.waitForTimeout(500)) before = sizes.length;
    };
    const expectAtMost = async (bytes: number, kind = /./) => {
      await everythingLoaded();
      const found = (await Promise.all(sizes)).filter(([file]) => kind.test(file));
      const sum = found.reduce((total, [, size]) => total + size, 0);
      expect(sum, `${page.url()} ${JSON.stringify(found, null, 1)}`).toBeLessThanOrEqual(bytes);
    };
    await page.goto(site.url + path);
    await expectAtMost(screen === "home" ? byteBudgets.wholeHome : atMost(most[screen] ?? most.otherwise));
    await expectAtMost(byteBudgets.scriptsWithoutIsland, /\.js$/);
    await page.evaluate("goOn()");
    await hydrateIslands(page);
    await expectAtMost(byteBudgets.scriptsWithoutIsland + byteBudgets.scriptsWithIsland, /\.js$/);
  }
});

test("the server carries little beside its packages, what the site's files say and what the spam filter learned from", () => {
  const files = readdirSync(`${buildFolder}/server`).filter(
    (name) => !/^(packages|corpus|words)-/.test(name),
  );
  const weights = files.map((name) => statSync(`${buildFolder}/server/${name}`).size);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(265_000);
});
