import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { launchBrowser } from "#tests/journeys/browser.ts";
import { buildContactVariant } from "#tests/journeys/contact-variant.ts";
import { startSite } from "#tests/journeys/running-site.ts";
import { standInForThirdParties } from "#tests/journeys/third-party-stand-ins.ts";

const variant = await buildContactVariant((configuration) =>
  configuration.replace("ownCounter: false", "ownCounter: true"),
);
const site = await startSite({}, variant.folder);
const browser = await launchBrowser();
let context: BrowserContext;
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await site.stop();
  await variant.remove();
});

/** The server writes its counts every ten seconds. */
const patience = { timeout: 30_000, interval: 1_000 };

async function visit(path: string): Promise<Page> {
  context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(site.url + path);
  await page.waitForLoadState("networkidle");
  return page;
}

/** How often each event was counted so far, as the owner reads it. */
async function counts(): Promise<Record<string, number>> {
  const { events } = (await site.leads("stats")) as { events: { name: string; count: number }[] };
  return Object.fromEntries(events.map(({ name, count }) => [name, count]));
}

describe("the site's own counter", () => {
  test("counts what visitors do, whatever they refuse, and keeps nothing on the device", async () => {
    const page = await visit("/contact");
    const foreign = await standInForThirdParties(page, site.url);
    const told: { body: string | null; cookie: string | undefined }[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/functions/v1/event")) return;
      told.push({ body: request.postData(), cookie: request.headers()["cookie"] });
    });
    await page.click('#consent button[value="refuse"]');
    await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
    await page.click('footer [data-event="call_click"]');
    await page.click('footer [data-event="whatsapp_click"]');
    await page.click('footer [data-event="whatsapp_click"]');

    await expect.poll(counts, patience).toEqual({ page_view: 1, call_click: 1, whatsapp_click: 2 });
    expect(told).toEqual(
      ["call_click", "whatsapp_click", "whatsapp_click"].map((event) => ({
        body: JSON.stringify({ event }),
        cookie: undefined,
      })),
    );
    expect(foreign.requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      ["consent"],
      [],
    ]);
  });

  test("counts before anything is chosen, and stores nothing", async () => {
    const page = await visit("/en/contact");
    await expect.poll(async () => (await counts())["page_view"], patience).toBe(2);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});
