import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { defaultLanguage } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { loadsStandIns, standInForThirdParties } from "#tests/journeys/third-party-stand-ins.ts";

const { site, newVisitor } = await startJourney();
const services = pathOf("services", defaultLanguage);
const link = `main a[href="${services}"], header a[href="${services}"]`;

/** Follows the link; returns how its page came, and how many bytes of it over the network. */
async function follow(page: Page) {
  await page.locator(link).first().click();
  await page.waitForURL(site.url + services);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
      deliveryType: string;
    })[];
    return { how: entry?.deliveryType, transferred: entry?.transferSize };
  });
}

test("a link under the pointer opens without waiting for the network", async () => {
  const page = await (await newVisitor()).newPage();
  const devtools = await page.context().newCDPSession(page);
  const fetched = new Promise<void>((resolve) => {
    devtools.on("Preload.prefetchStatusUpdated", ({ status }) => {
      if (status === "Ready" || status === "Success") resolve();
    });
  });
  await devtools.send("Preload.enable");
  await page.goto(site.url);
  await page.waitForLoadState("networkidle");
  await page.locator(link).first().hover();
  await fetched;
  expect(await follow(page)).toMatchObject({ how: "navigational-prefetch" });
});

test("in a browser without speculation rules a link is prefetched once, and only if it leads to a page of this site", async () => {
  // The server withholds the rules from visitors with data saver, so the script must not prefetch either.
  const visitor = await newVisitor({ extraHTTPHeaders: { "Save-Data": "on" } });
  await visitor.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }));
  const page = await visitor.newPage();
  await page.goto(site.url);
  await page.waitForLoadState("networkidle");
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") fetched.push(new URL(request.url()).pathname);
  });
  const agency = pathOf("agency", defaultLanguage);
  await page.evaluate(
    (links) => {
      for (const [href = "", attribute] of links) {
        const added = document.createElement("a");
        added.href = href;
        if (attribute) added.setAttribute(attribute, "_blank");
        document.body.append(added);
        added.dispatchEvent(new Event("touchstart", { bubbles: true }));
      }
    },
    [
      [`${services}?x=1`],
      ["/feed.xml"],
      ["/functions/v1/send-contact-email"],
      ["/#pricing"],
      [agency, "download"],
      [agency, "target"],
      ["https://foreign.example/"],
    ],
  );
  const answered = page.waitForResponse(site.url + services);
  await page.locator(link).first().hover();
  await (await answered).finished();
  await page.locator(link).first().dispatchEvent("touchstart");
  expect(await follow(page)).toMatchObject({ transferred: 0 });
  expect(fetched).toEqual([services]);
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
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await page.waitForLoadState("networkidle");
  expect(foreign.requests).toEqual([]);
  await page.evaluate(() => Reflect.get(window, "visitPage")());
  const views = async () => (await foreign.analytics()).filter(([, name]) => name === "page_view").length;
  await expect.poll(views).toBe(1);
  await page.waitForLoadState("networkidle");
  expect(await views()).toBe(1);
});
