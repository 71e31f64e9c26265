import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#contract/routes/addresses.ts";
import type { ScreenKey } from "#contract/routes/screens.ts";
import { startJourney } from "#tests/support/journey.ts";
import { refuseConsent, showConsent } from "#tests/support/refuse-consent.ts";
import { thirdLanguage, twoCurrencies } from "#tests/support/test-languages.ts";

// As in visitors' browsers: pages that are left stay in the back/forward cache, and no script runs again on return.
const { site, newVisitor } = await startJourney({ keepsPages: true });

/** A page that records whether it was restored from the cache. */
async function visit(path: string, width = 1280): Promise<Page> {
  const visitor = await newVisitor({ width });
  await visitor.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
  const page = await visitor.newPage();
  await page.goto(site.url + path);
  return page;
}

/** Goes back, and checks that the page was restored from the cache. */
async function back(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  // A restored page fires no `load` event.
  await page.waitForURL((url) => url.pathname + url.search === path, { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "isRestored"))).toBe(true);
}

async function follow(page: Page, link: string): Promise<void> {
  const here = page.url();
  await page.click(link);
  await page.waitForURL((url) => url.href !== here);
  await page.waitForLoadState();
}

const path = (screen: ScreenKey) => pathOf(screen, thirdLanguage);

test("prices and switch show the currency chosen last", async () => {
  const page = await visit(path("pricing"));
  await refuseConsent(page);
  await follow(page, `footer a[href="${path("services")}"]`);
  const [first, other] = twoCurrencies;
  await page.click(`footer button[value=${other}]`);
  await back(page, path("pricing"));
  // The page learns that it is shown again a moment after it is.
  await expect.poll(() => page.locator(`[data-amount="${first}"] >> visible=true`).count()).toBe(0);
  expect(await page.locator(`[data-amount="${other}"] >> visible=true`).count()).toBeGreaterThan(0);
  const pressed = page.locator('[data-behaviour=currency-toggle] button[aria-pressed="true"]');
  for (const button of await pressed.all()) expect(await button.getAttribute("value")).toBe(other);
});

test("consent decided on another page is not asked for again", async () => {
  const page = await visit(path("imprint"));
  await showConsent(page);
  await follow(page, `footer a[href="${path("terms")}"]`);
  await refuseConsent(page);
  await back(page, path("imprint"));
  await expect.poll(() => page.isVisible("#consent")).toBe(false);
});

test("the filter of the cases is unchanged", async () => {
  const page = await visit(path("portfolio"));
  await refuseConsent(page);
  const choice = page.locator("main input[name=category]").nth(1);
  await choice.check();
  const { search } = new URL(page.url());
  const shown = () => page.locator("main [data-categories] >> visible=true").count();
  const left = await shown();
  await follow(page, "main [data-categories] a >> visible=true >> nth=0");
  await back(page, path("portfolio") + search);
  expect(search).not.toBe("");
  expect(await choice.isChecked()).toBe(true);
  expect(await shown()).toBe(left);
  // And back to where nothing was chosen.
  await page.evaluate(() => history.back());
  await expect.poll(() => choice.isChecked()).toBe(false);
});
