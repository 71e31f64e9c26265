import type { Browser, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { startSite } from "#tests/support/running-site.ts";
import { pagesToCheck } from "#tests/support/screens.ts";
import { type System, systems } from "#tests/support/unpacked-browser.ts";
import { waitForDisplayFont } from "#tests/support/wait-for-display-font.ts";

/** A fifth of what Core Web Vitals call good: a line of running text may come or go, but no line of a title. */
const nextToNothing = 0.02;

/** Common phones. */
const widths: Record<System, number> = { arimo: 412, roboto: 390 };

const site = await startSite();
const browsers: Browser[] = [];
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await site.stop();
});

/** A phone with a system's fonts. Its page has a route, so nothing comes from a cache: each visit is a first one. */
async function phoneWith(system: System): Promise<Page> {
  const browser = await launchBrowser({ system });
  browsers.push(browser);
  return browser.newPage({
    viewport: { width: widths[system], height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
}

/** Opens a page whose fonts arrive only after the first paint, as on a slow connection. */
async function visitOnSlowLine(page: Page, path: string): Promise<void> {
  const painted = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  painted.resolve();
  await waitForDisplayFont(page);
  await page.evaluate(() => document.fonts.ready);
}

test.each(systems)(
  "on a first visit with a slow line, %s on the machine, every screen hardly moves when the site's fonts come",
  async (system) => {
    const page = await phoneWith(system);
    for (const language of languages) {
      // Screens take turns on the two systems.
      const pages = pagesToCheck(language).filter((_, index) => systems[index % systems.length] === system);
      for (const { path } of pages) {
        await visitOnSlowLine(page, path);
        expect(await layoutShift(page), path).toBeLessThanOrEqual(nextToNothing);
      }
    }
  },
  600_000,
);
