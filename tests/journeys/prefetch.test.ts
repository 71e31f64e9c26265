import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { startJourney } from "#tests/support/journey.ts";

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
