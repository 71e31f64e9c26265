import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { preferenceKey } from "#src/storage-keys.ts";
import { startJourney } from "#tests/journeys/journey.ts";

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

test("the switch leads to the same screen and stores the choice", async () => {
  await visitWith(null, "/services");
  await page.click('header a[data-language="de"] >> visible=true');
  await page.waitForURL(`${site.url}/de/services`);
  expect(await page.evaluate((key) => localStorage.getItem(key), preferenceKey)).toBe("de");
  await page.goto(`${site.url}/contact`, { referer: "https://search.example/" });
  await page.waitForURL(`${site.url}/de/kontakt`);
});

test("a stored language moves a visitor off an unprefixed address, query and fragment kept", async () => {
  expect(await visitWith("de", "/contact?project=social#booking")).toBe("/de/kontakt?project=social#booking");
  expect(await visitWith("en", "/kontakt")).toBe("/en/contact");
});

test("an unprefixed address in the stored language stays", async () => {
  expect(await visitWith("de", "/kontakt")).toBe("/kontakt");
});

test("a prefixed address always shows its own language", async () => {
  expect(await visitWith("fr", "/en/contact")).toBe("/en/contact");
  expect(await page.getAttribute("html", "lang")).toBe("en");
});

test("an unknown stored value is ignored", async () => {
  expect(await visitWith('it"]', "/contact")).toBe("/contact");
});

test("a visit from the site itself stays where the link led", async () => {
  await visitWith("en", "/de/kontakt");
  await page.evaluate(() => location.assign("/contact"));
  await page.waitForURL(`${site.url}/contact`);
  expect(await page.getAttribute("html", "lang")).toBe("fr");
});
