import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { languages } from "#src/languages.ts";
import { routes } from "#src/routes.ts";
import { fontArrived } from "#tests/journeys/display-font.ts";
import { startJourney } from "#tests/journeys/journey.ts";

const { site, newVisitor } = await startJourney();

/** What a page has asked for, and whether it shows the display font, as its first whole frame is about to be painted. */
interface FirstFrame {
  readonly asked: readonly string[];
  readonly plain: boolean;
}

async function newWatched(): Promise<BrowserContext> {
  const visitor = await newVisitor();
  await visitor.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const plain = "plain" in document.documentElement.dataset;
      requestAnimationFrame(() => {
        const asked = performance.getEntriesByType("resource").map(({ name }) => name);
        Reflect.set(window, "firstFrame", { asked, plain });
      });
    });
  });
  return visitor;
}

const firstFrame = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "firstFrame") as unknown) as Promise<FirstFrame>;

test.each(languages)("a visit in %s is painted before any script or font is asked for", async (language) => {
  const page = await (await newWatched()).newPage();
  await page.goto(site.url + routes.contact[language]);
  const { asked, plain } = await firstFrame(page);
  expect(asked.filter((address) => /\.(js|woff2)$/.test(address))).toEqual([]);
  expect(plain).toBe(true);
  await fontArrived(page);
  const family = () => page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
  await expect.poll(family).toContain("Bricolage Grotesque");
});

test("who comes from another page of the site never sees another font first", async () => {
  const page = await (await newWatched()).newPage();
  await page.goto(site.url + routes.home.fr);
  await fontArrived(page);
  await page.click(`main a[href="${routes.contact.fr}"]`);
  await page.waitForURL(site.url + routes.contact.fr);
  expect((await firstFrame(page)).plain).toBe(false);
});

test("who has no scripts gets the display font all the same", async () => {
  const visitor = await newVisitor({ scripts: false });
  const page = await visitor.newPage();
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto(site.url + routes.home.en);
  expect((await font).status()).toBe(200);
});
