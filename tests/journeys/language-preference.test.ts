import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { preferenceKey } from "#src/storage-keys.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { secondLanguage, spoken, thirdLanguage } from "#tests/spoken.ts";

const { site, newVisitor } = await startJourney();
let page: Page;

async function visitWith(stored: string | null, path: string, referer?: string): Promise<string> {
  const visitor = await newVisitor();
  if (stored !== null) {
    await visitor.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      preferenceKey,
      stored,
    ] as const);
  }
  page = await visitor.newPage();
  await page.goto(site.url + path, referer ? { referer } : {});
  await page.waitForLoadState();
  return page.url().slice(site.url.length);
}

test("nothing is stored before the visitor chooses", async () => {
  expect(await visitWith(null, "/services")).toBe("/services");
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    "",
  ]);
});

test("the switch links to the same screen and stores the choice", async () => {
  await visitWith(null, "/services");
  await page.click(`header a[data-language="${thirdLanguage}"] >> visible=true`);
  await page.waitForURL(site.url + pathOf("services", thirdLanguage));
  expect(await page.evaluate((key) => localStorage.getItem(key), preferenceKey)).toBe(thirdLanguage);
  await page.goto(`${site.url}/contact`, { referer: "https://search.example/" });
  await page.waitForURL(site.url + pathOf("contact", thirdLanguage));
});

test("a stored language redirects from an unprefixed address, keeping query and fragment", async () => {
  expect(await visitWith(thirdLanguage, "/contact?project=social#booking")).toBe(
    `${pathOf("contact", thirdLanguage)}?project=social#booking`,
  );
});

/** Addresses without a prefix that answer in another language. */
const unprefixed = spoken(["en", "/agency"], ["de", "/agentur"]);

test.each(unprefixed)(
  "another stored language moves a visitor off an address in %s",
  async (language, path) => {
    for (const stored of languages.filter((other) => other !== language)) {
      expect(await visitWith(stored, path)).toBe(pathOf("agency", stored));
    }
  },
);

test.each(unprefixed)("an unprefixed address in the stored language, %s, stays", async (language, path) => {
  expect(await visitWith(language, path)).toBe(path);
});

test("a prefixed address always shows its own language", async () => {
  const path = pathOf("contact", secondLanguage);
  expect(await visitWith("fr", path)).toBe(path);
  expect(await page.getAttribute("html", "lang")).toBe(secondLanguage);
});

test("an unknown stored value is ignored", async () => {
  expect(await visitWith('it"]', "/contact")).toBe("/contact");
});

test("a visit from within the site is not redirected", async () => {
  await visitWith(secondLanguage, pathOf("contact", thirdLanguage));
  await page.evaluate(() => location.assign("/contact"));
  await page.waitForURL(`${site.url}/contact`);
  expect(await page.getAttribute("html", "lang")).toBe("fr");
});
