import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { defaultLanguage, languages } from "#src/languages.ts";
import { addressesOf, pathOf } from "#src/routes.ts";
import { preferenceKey } from "#src/storage-keys.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/spoken.ts";

const { site, newVisitor } = await startJourney();
let page: Page;
const services = pathOf("services", defaultLanguage);
const contact = pathOf("contact", defaultLanguage);

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
  expect(await visitWith(null, services)).toBe(services);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    "",
  ]);
});

test("the switch links to the same screen and stores the choice", async () => {
  await visitWith(null, services);
  await page.click(`header a[data-language="${thirdLanguage}"] >> visible=true`);
  await page.waitForURL(site.url + pathOf("services", thirdLanguage));
  expect(await page.evaluate((key) => localStorage.getItem(key), preferenceKey)).toBe(thirdLanguage);
  await page.goto(site.url + contact, { referer: "https://search.example/" });
  await page.waitForURL(site.url + pathOf("contact", thirdLanguage));
});

test("a stored language redirects from an unprefixed address, keeping query and fragment", async () => {
  expect(await visitWith(thirdLanguage, `${contact}?project=social#booking`)).toBe(
    `${pathOf("contact", thirdLanguage)}?project=social#booking`,
  );
});

/** Addresses without a prefix that answer in another language. */
const unprefixed = addressesOf("agency")
  .slice(languages.length)
  .map(({ language, path }) => [language, path] as const);

test.each(unprefixed)(
  "an address in %s without a prefix shows the stored language",
  async (language, path) => {
    const [other = language] = languages.filter((one) => one !== language);
    expect(await visitWith(other, path)).toBe(pathOf("agency", other));
    expect(await visitWith(language, path)).toBe(path);
  },
);

test("a prefixed address always shows its own language", async () => {
  const path = pathOf("contact", secondLanguage);
  expect(await visitWith(defaultLanguage, path)).toBe(path);
  expect(await page.getAttribute("html", "lang")).toBe(secondLanguage);
});

test("an unknown stored value is ignored", async () => {
  expect(await visitWith('it"]', contact)).toBe(contact);
});

test("a visit from within the site is not redirected", async () => {
  await visitWith(secondLanguage, pathOf("contact", thirdLanguage));
  await page.evaluate((path) => location.assign(path), contact);
  await page.waitForURL(site.url + contact);
  expect(await page.getAttribute("html", "lang")).toBe(defaultLanguage);
});
