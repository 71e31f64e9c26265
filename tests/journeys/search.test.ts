import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { site as identity } from "#contract/facts/site.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { pricingWords } from "#site/screens/pricing/words.ts";
import { startJourney } from "#tests/support/journey.ts";
import { oneLanguage } from "#tests/support/screens.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/spoken.ts";

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
  const links = await page
    .locator(`${results} h2 a`)
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  return links;
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

test.each(oneLanguage)(
  "every result in %s is a different page and shows the search term",
  async (language) => {
    const page = await visit(addressOf(language, "google"));
    const answer = await found(page, "google");
    expect(new Set(answer).size).toBe(answer.length);
    for (const path of answer) {
      const response = await fetch(site.url + path, { redirect: "manual" });
      expect(await response.text(), path).toContain(`rel="canonical" href="${identity.url}${path}"`);
    }
    const first = page.locator(results).first();
    expect((await first.locator("p mark").first().textContent())?.toLowerCase()).toContain("google");
    // Headings found within a page link to their section.
    for (const part of await first.locator("ul a").all()) {
      expect(await part.getAttribute("href")).toContain("#");
    }
  },
);

describe("the address", () => {
  test("contains the query, so that it can be shared and revisited", async () => {
    const query = pricingWords(defaultLanguage).name;
    const page = await visit(pathOf("search", defaultLanguage));
    await page.fill(field, query);
    const answer = await found(page, query);
    expect(new URL(page.url()).searchParams.get("q")).toBe(query);
    await page.click(`${results} h2 a >> nth=0`);
    await page.waitForURL(`**${answer[0]}`);
    await page.goBack();
    expect(await found(page, query)).toEqual(answer);
    expect(await page.inputValue(field)).toBe(query);
    await page.fill(field, "");
    await expect.poll(() => new URL(page.url()).search).toBe("");
  });

  test("leads back to the query before", async () => {
    const page = await visit(addressOf(defaultLanguage, "google"));
    await found(page, "google");
    for (const query of ["whats", "whatsapp"]) {
      await page.fill(field, query);
      await found(page, `${query}`);
      await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(query);
    }
    await page.goBack();
    await found(page, "google");
    expect(await page.inputValue(field)).toBe("google");
  });

  test("may contain anything, which stays text", async () => {
    const query = '"><img src=x onerror=alert(1)><b>bold</b> $& $1 %E0%A4%A';
    const page = await visit(addressOf(secondLanguage, query));
    await found(page, query);
    expect(await page.inputValue(field)).toBe(query);
    expect(await page.locator(`${status} *, main img`).count()).toBe(0);
  });
});

test("shows ten results at a time and moves the focus to the first new one", async () => {
  const page = await visit(addressOf(defaultLanguage, "site"));
  await found(page, "site");
  const more = page.locator("[data-search] button[type=button]");
  expect(await page.locator(results).count()).toBe(10);
  await more.press("Enter");
  await expect.poll(() => page.locator(results).count()).toBeGreaterThan(10);
  const focused = () =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll(`${selector} h2 a`)].indexOf(document.activeElement as Element),
      results,
    );
  await expect.poll(focused).toBe(10);
});

test("without results the search says so and makes suggestions", async () => {
  const page = await visit(pathOf("search", thirdLanguage));
  await page.fill(field, "xqzxqz");
  expect(await found(page, "xqzxqz")).toEqual([]);
  expect(await page.locator(`${suggestions} a[href^="/"] >> visible=true`).count()).toBeGreaterThanOrEqual(4);
});

test("nothing of the search engine is loaded before a query", async () => {
  const visitor = await newVisitor();
  const page = await visitor.newPage();
  const asked = watchEngine(page);
  for (const path of [
    pathOf("search", defaultLanguage),
    addressOf(defaultLanguage, " "),
    pathOf("blog", defaultLanguage),
    pathOf("home", defaultLanguage),
  ]) {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
  }
  expect(asked).toEqual([]);
  await page.goto(site.url + pathOf("search", defaultLanguage));
  await page.fill(field, "google");
  await found(page, "google");
  // Only one language's index.
  expect(asked).toEqual([`/search/${defaultLanguage}.json`]);
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
