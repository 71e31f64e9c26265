import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { routes } from "#src/routes.ts";
import { buildContactVariant } from "#tests/journeys/contact-variant.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { standInForThirdParties } from "#tests/journeys/third-party-stand-ins.ts";

const { site, newVisitor } = await startJourney({}, await buildContactVariant("ownCounter"));

/** The server writes its counts every ten seconds. */
const patience = { timeout: 30_000, interval: 1_000 };

async function visit(path: string, width = 1280): Promise<Page> {
  const page = await (await newVisitor({ width, reducedMotion: "reduce" })).newPage();
  await page.goto(site.url + path);
  await page.waitForLoadState("networkidle");
  return page;
}

interface Stats {
  readonly events: readonly { readonly name: string; readonly count: number }[];
  readonly vitals: { readonly windows: readonly Vital[]; readonly screens: readonly Vital[] };
}

interface Vital {
  readonly at: string;
  readonly vital: string;
  readonly count: number;
}

/** What the owner reads. */
const stats = async () => (await site.leads("stats")) as unknown as Stats;

/** How often each event was counted so far. */
const counts = async () => Object.fromEntries((await stats()).events.map(({ name, count }) => [name, count]));

test("what visitors do is counted, whatever they refuse, and nothing is kept on the device", async () => {
  const page = await visit(routes.contact.fr);
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
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ["consent"],
    [],
  ]);
});

test("visitors are counted before anything is chosen, and nothing is stored", async () => {
  const page = await visit(routes.contact.en);
  await expect.poll(async () => (await counts())["page_view"], patience).toBe(2);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("a view tells its speed once, when it is left, and leaves nothing on the device", async () => {
  const narrow = async () =>
    (await stats()).vitals.windows
      .filter(({ at }) => at === "narrow")
      .map(({ vital, count }) => `${vital} ${count}`);
  expect(await narrow()).toEqual([]);
  const page = await visit(routes.contact.en, 390);
  // Browsers tell of an interaction only where it took a while.
  await page.evaluate(() => {
    document.addEventListener("keydown", () => {
      const end = performance.now() + 150;
      while (performance.now() < end);
    });
  });
  await page.click("#contact-name");
  await page.keyboard.type("Zoë");
  await page.waitForTimeout(500);
  await page.goto(site.url + routes.thanks.en);
  await page.waitForLoadState("networkidle");
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await expect
    .poll(narrow, patience)
    .toEqual(expect.arrayContaining(["LCP 1", "INP 1", "CLS 1", "FCP 1", "TTFB 1"]));
  const { screens } = (await stats()).vitals;
  // The page that is still open has told nothing.
  expect(new Set(screens.map(({ at }) => at))).toEqual(new Set(["contact"]));
});
