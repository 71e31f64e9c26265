import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { defaultLanguage } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { loadsStandIns, standInForThirdParties } from "#tests/journeys/third-party-stand-ins.ts";

const { site, newVisitor } = await startJourney();
const data = { extraHTTPHeaders: { "Save-Data": "on" } };
const services = pathOf("services", defaultLanguage);
const link = `main a[href="${services}"], header a[href="${services}"]`;

/** A browser without speculation rules. */
const unaware = () => Object.assign(HTMLScriptElement, { supports: () => false });

async function visitHome(
  options: BrowserContextOptions = {},
  prepare?: (visitor: BrowserContext) => Promise<unknown>,
): Promise<{ page: Page; fetched: string[] }> {
  const visitor = await newVisitor(options);
  await prepare?.(visitor);
  const page = await visitor.newPage();
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site.url && request.resourceType() === "fetch") fetched.push(pathname);
  });
  await page.goto(site.url);
  await page.waitForLoadState("networkidle");
  return { page, fetched };
}

/** How the current page was delivered; from the cache or a prefetch, the transfer size is 0. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
      deliveryType: string;
    })[];
    return { how: entry?.deliveryType, transferred: entry?.transferSize };
  });

async function follow(page: Page): Promise<void> {
  await page.locator(link).first().click();
  await page.waitForURL(site.url + services);
}

test.each([true, false])(
  "a link under the pointer opens without waiting for the network, unless data is saved: %s",
  async (isSaving) => {
    const { page, fetched } = await visitHome(isSaving ? data : {});
    await page.locator(link).first().hover();
    await page.waitForTimeout(1_000);
    await follow(page);
    expect((await arrival(page)).how === "navigational-prefetch").toBe(!isSaving);
    expect(fetched).toEqual([]);
  },
);

describe("in a browser without speculation rules, a link", () => {
  // The server withholds the rules from visitors with data saver, so the script must not prefetch either.
  const unawareVisitor = () => visitHome(data, (visitor) => visitor.addInitScript(unaware));

  test("under the pointer opens without waiting for the network", async () => {
    const { page, fetched } = await unawareVisitor();
    await page.locator(link).first().hover();
    await expect.poll(() => fetched).toEqual([services]);
    await page.waitForTimeout(300);
    await follow(page);
    expect((await arrival(page)).transferred).toBe(0);
  });

  test("is prefetched once, and only if it leads to a page of this site", async () => {
    const { page, fetched } = await unawareVisitor();
    const links = [
      ["query", `${services}?x=1`],
      ["file", "/feed.xml"],
      ["call", "/functions/v1/send-contact-email"],
      ["here", "/#pricing"],
      ["download", pathOf("agency", defaultLanguage), "download"],
      ["window", pathOf("agency", defaultLanguage), "target"],
      ["foreign", "https://foreign.example/"],
    ] as const;
    await page.evaluate((all) => {
      for (const [id, href, attribute] of all) {
        const added = document.createElement("a");
        added.id = `added-${id}`;
        added.href = href;
        if (attribute) added.setAttribute(attribute, "_blank");
        document.body.append(added);
      }
    }, links);
    const added = await page.locator("[id^=added]").all();
    expect(added).toHaveLength(links.length);
    for (const anchor of added) await anchor.dispatchEvent("touchstart");
    for (let time = 0; time < 2; time += 1) {
      await page.locator(link).first().dispatchEvent("touchstart");
    }
    await page.waitForTimeout(500);
    expect(fetched).toEqual([services]);
  });
});

test.skipIf(!loadsStandIns)("a prerendered page counts its view only once it is shown", async () => {
  const visitor = await newVisitor();
  // A page learns of its activation by an event.
  await visitor.addInitScript(() => {
    let isAhead = true;
    Object.defineProperty(document, "prerendering", { get: () => isAhead });
    Reflect.set(window, "visitPage", () => {
      isAhead = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  });
  const page = await visitor.newPage();
  const foreign = await standInForThirdParties(page, site.url);
  await page.goto(`${site.url}/`);
  await page.locator('#consent button[value="accept"]').click();
  await page.waitForTimeout(500);
  expect(foreign.requests).toEqual([]);
  await page.evaluate(() => Reflect.get(window, "visitPage")());
  const views = async () => (await foreign.analytics()).filter(([, name]) => name === "page_view").length;
  await expect.poll(views).toBe(1);
  await page.waitForTimeout(300);
  expect(await views()).toBe(1);
});
