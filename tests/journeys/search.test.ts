import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { defaultLanguage, type Language } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { site as identity } from "#data/contract/facts/site.ts";
import { searchCopy } from "#site/content/copy/search.copy.ts";
import { pricingCopy } from "#site/content/offer/pricing.copy.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/test-languages.ts";

const { site, newVisitor, visit } = await startJourney();

const field = "main input[name=q]";
const status = "[data-search] [role=status]";
const results = "[data-search] ol > li";
const suggestions = "[data-search] section";

const addressOf = (language: Language, query: string) =>
  `${pathOf("search", language)}?q=${encodeURIComponent(query)}`;

/** Waits for the results of a query; returns where they lead. */
async function found(page: Page, query: string): Promise<string[]> {
  await expect.poll(() => page.textContent(status)).toContain(query);
  return page
    .locator(`${results} h2 a`)
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
}

/** Requests for the search index. */
function watchEngine(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/search/")) asked.push(pathname);
  });
  return asked;
}

test("nothing of the search engine is loaded before a query, which is then in the address", async () => {
  const page = await (await newVisitor()).newPage();
  const asked = watchEngine(page);
  for (const path of [pathOf("blog", defaultLanguage), addressOf(defaultLanguage, " ")])
    await page.goto(site.url + path, { waitUntil: "networkidle" });
  expect(asked).toEqual([]);

  const query = pricingCopy(defaultLanguage).name;
  await page.fill(field, query);
  const answer = await found(page, query);
  // Only one language's index.
  expect(asked).toEqual([`/search/${defaultLanguage}.json`]);
  expect(new URL(page.url()).searchParams.get("q")).toBe(query);
  await page.click(`${results} h2 a >> nth=0`);
  await page.waitForURL(`**${answer[0]}`);
  await page.goBack();
  expect(await found(page, query)).toEqual(answer);
  expect(await page.inputValue(field)).toBe(query);

  for (const next of ["whats", "whatsapp"]) {
    await page.fill(field, next);
    await found(page, next);
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(next);
  }
  await page.goBack();
  await found(page, query);
  expect(await page.inputValue(field)).toBe(query);
  await page.fill(field, "");
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

test("every result is a different page and shows the term; ten come at a time, and the focus moves to the first new one", async () => {
  const page = await visit(addressOf(defaultLanguage, "site"));
  const answer = await found(page, "site");
  expect(new Set(answer).size).toBe(10);
  for (const path of answer) {
    const response = await fetch(site.url + path, { redirect: "manual" });
    expect(await response.text(), path).toContain(`rel="canonical" href="${identity.url}${path}"`);
  }
  const first = page.locator(results).first();
  expect(await first.locator("p mark").first().textContent()).toMatch(/site/i);
  // Headings found within a page link to their section.
  for (const part of await first.locator("ul a").all())
    expect(await part.getAttribute("href")).toContain("#");

  await page.locator("[data-search] button[type=button]").press("Enter");
  await expect.poll(() => page.locator(results).count()).toBeGreaterThan(10);
  const focused = () =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll(`${selector} h2 a`)].indexOf(document.activeElement as Element),
      results,
    );
  await expect.poll(focused).toBe(10);
});

test("a query may contain anything, which stays text; without results the search says so and makes suggestions", async () => {
  const query = '"><img src=x onerror=alert(1)><b>bold</b> $& $1 %E0%A4%A';
  const page = await visit(addressOf(secondLanguage, query));
  await found(page, query);
  expect(await page.inputValue(field)).toBe(query);
  expect(await page.locator(`${status} *, main img[src=x]`).count()).toBe(0);
  await page.fill(field, "xqzxqz");
  expect(await found(page, "xqzxqz")).toEqual([]);
  expect(await page.locator(`${suggestions} a[href^="/"] >> visible=true`).count()).toBeGreaterThanOrEqual(4);
});

test("a search that fails says so and makes suggestions, and the next one works", async () => {
  const page = await visit(pathOf("search", secondLanguage));
  await page.route("**/search/*.json", (route) => route.abort());
  await page.fill(field, "google");
  await expect.poll(() => page.textContent(status)).toBe(searchCopy(secondLanguage).states.failed);
  expect(await page.isVisible(suggestions)).toBe(true);
  await page.unrouteAll();
  await page.fill(field, "whatsapp");
  expect((await found(page, "whatsapp")).length).toBeGreaterThan(0);
});

test("the search fields of the blog and of the 404 page lead to the results", async () => {
  const page = await visit(pathOf("blog", secondLanguage));
  await page.fill(field, "google");
  await page.press(field, "Enter");
  await page.waitForURL(site.url + addressOf(secondLanguage, "google"));
  expect((await found(page, "google")).length).toBeGreaterThan(0);
  await page.goto(`${site.url}/${secondLanguage}/nothing-here`);
  await page.fill(field, "WhatsApp");
  await page.press(field, "Enter");
  await page.waitForURL(site.url + addressOf(secondLanguage, "WhatsApp"));
});

test("without scripts the form leads to the sitemap page", async () => {
  const page = await visit(pathOf("search", thirdLanguage), { scripts: false });
  expect(await page.isVisible(suggestions)).toBe(true);
  expect(await page.isVisible("main noscript a")).toBe(true);
  await page.fill(field, "google");
  await page.press(field, "Enter");
  await page.waitForURL(`${site.url}${pathOf("sitemap", thirdLanguage)}?q=google`);
});
