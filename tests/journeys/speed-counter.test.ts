import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "#src/routes.ts";
import { launchBrowser } from "#tests/journeys/browser.ts";
import { buildContactVariant, type Variant } from "#tests/journeys/contact-variant.ts";
import { type RunningSite, startSite } from "#tests/journeys/running-site.ts";

let variant: Variant;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  variant = await buildContactVariant((configuration) =>
    configuration.replace("ownCounter: false", "ownCounter: true"),
  );
  site = await startSite({}, variant.folder);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  await variant.remove();
});

interface Summary {
  readonly at: string;
  readonly vital: string;
  readonly count: number;
  readonly good: number;
}

/** What the owner reads; the server writes its counts every ten seconds. */
const readVitals = async () =>
  (await site.leads("stats")) as { vitals: { windows: Summary[]; screens: Summary[] } };

test("a view tells its speed once, when it is left, and leaves nothing on the device", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site.url + routes.contact.en);
  await page.waitForLoadState("networkidle");
  await page.click("#contact-name");
  await page.keyboard.type("Zoë");
  await page.waitForTimeout(500);
  await page.goto(site.url + routes.thanks.en);
  await page.waitForLoadState("networkidle");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  const ofContact = async () => {
    const { screens } = (await readVitals()).vitals;
    return screens.filter(({ at }) => at === "contact").map(({ vital, count }) => `${vital} ${count}`);
  };
  await expect
    .poll(ofContact, { timeout: 30_000, interval: 1_000 })
    .toEqual(expect.arrayContaining(["LCP 1", "INP 1", "CLS 1", "FCP 1", "TTFB 1"]));
  const { windows, screens } = (await readVitals()).vitals;
  expect(new Set(windows.map(({ at }) => at))).toEqual(new Set(["narrow"]));
  // The page that is still open has told nothing.
  expect(screens.some(({ at }) => at === "thanks")).toBe(false);
  await context.close();
});
