import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { languages } from "#src/languages.ts";
import { launchBrowser } from "#tests/journeys/browser.ts";
import { layoutShift } from "#tests/journeys/layout-shift.ts";
import { startSite } from "#tests/journeys/running-site.ts";
import { pagesToCheck } from "#tests/journeys/screens.ts";
import { type System, systems } from "#tests/journeys/unpacked-browser.ts";
import { waitForDisplayFont } from "#tests/journeys/wait-for-display-font.ts";

/** A fifth of what Core Web Vitals call good: a line of running text may come or go, but no line of a title. */
const nextToNothing = 0.02;

/** Common phones. */
const widths: Record<System, number> = { arimo: 412, roboto: 390 };

const site = await startSite();
const browsers = new Map<System, Browser>();
for (const system of systems) browsers.set(system, await launchBrowser({ system }));

afterAll(async () => {
  await Promise.all(Array.from(browsers.values(), (browser) => browser.close()));
  await site.stop();
});

/** Opens a page whose fonts arrive only after the first paint, as on a slow connection. */
async function visitOnSlowLine(system: System, path: string): Promise<Page> {
  const visitor = await browsers.get(system)?.newContext({
    viewport: { width: widths[system], height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  if (!visitor) throw new Error(`no browser for ${system}`);
  const page = await visitor.newPage();
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  painted.resolve();
  await waitForDisplayFont(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
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
  return fonts
    .map(({ familyName, isCustomFont }) => `${isCustomFont ? "our" : "their"} ${familyName}`)
    .join();
}

/** Width of a text on one line, in the web font and in its fallback. */
function widthsOf(page: Page, text: (typeof texts)[number]): Promise<{ own: number; standIn: number }> {
  return page.locator(`[data-text=${text}]`).evaluate((element) => {
    const { fontWeight, fontFamily } = getComputedStyle(element);
    const [own = "", ...standIns] = fontFamily.split(",");
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("nothing to measure with");
    const widthIn = (family: string) => {
      context.font = `${fontWeight} 100px ${family}`;
      return context.measureText(element.textContent).width;
    };
    return { own: widthIn(own), standIn: widthIn(standIns.join()) };
  });
}

describe.each(systems)("on a first visit with a slow line, %s on the machine", (system) => {
  test.each(languages)(
    "every screen gets the site's fonts, with hardly any layout shift (%s)",
    async (language) => {
      const sums = { title: { own: 0, standIn: 0 }, longest: { own: 0, standIn: 0 } };
      for (const { key, path } of pagesToCheck(language)) {
        const page = await visitOnSlowLine(system, path);
        expect(await layoutShift(page, 300), key).toBeLessThanOrEqual(nextToNothing);
        await markTexts(page);
        for (const text of texts) {
          expect(await paintedIn(page, text), key).toMatch(/^our [^,]*$/);
          const { own, standIn } = await widthsOf(page, text);
          sums[text].own += own;
          sums[text].standIn += standIn;
        }
        await page.context().close();
      }
      for (const text of texts) {
        const ratio = sums[text].standIn / sums[text].own;
        expect(Math.abs(ratio - 1), `${text}: ${ratio}`).toBeLessThan(0.02);
      }
    },
  );
});
