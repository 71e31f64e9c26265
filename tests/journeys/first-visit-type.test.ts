import type { Browser, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
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

/** Marks the title and the longest other text, to find both again. */
async function markTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Text inside a link or another inline element counts for its own element.
    const ownText = (element: HTMLElement) =>
      [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
    const lengthOf = (element: HTMLElement) =>
      element.checkVisibility() ? ownText(element).join("").length : 0;
    const [longest] = [...document.querySelectorAll<HTMLElement>("main :not(h1)")].sort(
      (one, other) => lengthOf(other) - lengthOf(one),
    );
    longest?.setAttribute("data-text", "longest");
    document.querySelector("h1")?.setAttribute("data-text", "title");
  });
}

const texts = ["title", "longest"] as const;

/** Fonts a text is rendered with, and whether they are web fonts. */
async function paintedIn(page: Page, text: (typeof texts)[number]): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const selector = `[data-text=${text}]`;
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  return fonts
    .map(({ familyName, isCustomFont }) => `${isCustomFont ? "our" : "their"} ${familyName}`)
    .join();
}

test.each(systems)(
  "on a first visit with a slow line, %s on the machine, every screen gets the site's fonts and hardly moves",
  async (system) => {
    const page = await phoneWith(system);
    for (const language of languages) {
      // Screens take turns on the two systems.
      const pages = pagesToCheck(language).filter((_, place) => systems[place % systems.length] === system);
      for (const { path } of pages) {
        await visitOnSlowLine(page, path);
        expect(await layoutShift(page), path).toBeLessThanOrEqual(nextToNothing);
        await markTexts(page);
        for (const text of texts) expect(await paintedIn(page, text), path).toMatch(/^our [^,]*$/);
      }
    }
  },
  600_000,
);
