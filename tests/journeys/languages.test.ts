import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { defaultLanguage, type Language, languages } from "#contract/languages/languages.ts";
import { addressesOf, pathOf } from "#contract/routes/addresses.ts";
import { formTextKey, preferenceKey } from "#site/measurement/storage-keys.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/support/contact-form.ts";
import { startJourney } from "#tests/support/journey.ts";
import { refuseConsent } from "#tests/support/refuse-consent.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/test-languages.ts";

const { site, newVisitor, visit } = await startJourney();
let page: Page;
const services = pathOf("services", defaultLanguage);
const contact = pathOf("contact", defaultLanguage);

/** Opens a path for a visitor who once chose a language; returns the path that is shown. */
async function visitWith(stored: string | null, path: string): Promise<string> {
  page = await visit("/robots.txt");
  if (stored !== null) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [preferenceKey, stored] as const);
  }
  await page.goto(site.url + path);
  await page.waitForLoadState();
  return page.url().slice(site.url.length);
}

test("the switch links to the same screen and stores the choice", async () => {
  await visitWith(null, services);
  await page.click(`header a[hreflang="${thirdLanguage}"] >> visible=true`);
  await page.waitForURL(site.url + pathOf("services", thirdLanguage));
  expect(await page.evaluate((key) => localStorage.getItem(key), preferenceKey)).toBe(thirdLanguage);
  await page.goto(site.url + contact, { referer: "https://search.example/" });
  await page.waitForURL(site.url + pathOf("contact", thirdLanguage));
});

/** Addresses without a prefix that answer in another language. */
const [[language, unprefixed] = [secondLanguage, ""]] = addressesOf("agency")
  .slice(languages.length)
  .map(({ language, path }) => [language, path] as const);

test.each([
  [
    thirdLanguage,
    `${contact}?project=social#booking`,
    `${pathOf("contact", thirdLanguage)}?project=social#booking`,
  ],
  [thirdLanguage, "/nowhere?from=mail", `/${thirdLanguage}/nowhere?from=mail`],
  [defaultLanguage, unprefixed, pathOf("agency", defaultLanguage)],
  [language, unprefixed, unprefixed],
  [defaultLanguage, pathOf("contact", secondLanguage), pathOf("contact", secondLanguage)],
  ['it"]', contact, contact],
])("to somebody who has chosen %s, %s shows %s", async (stored, path, shown) => {
  expect(await visitWith(stored, path)).toBe(shown);
  const prefix = languages.find((one) => shown.startsWith(`/${one}`));
  if (prefix) expect(await page.getAttribute("html", "lang")).toBe(prefix);
});

test("a visit from within the site is not redirected", async () => {
  await visitWith(secondLanguage, pathOf("contact", thirdLanguage));
  await page.evaluate((path) => location.assign(path), contact);
  await page.waitForURL(site.url + contact);
  expect(await page.getAttribute("html", "lang")).toBe(defaultLanguage);
});

async function switchTo(page: Page, language: Language): Promise<string> {
  await page.click(`a[hreflang="${language}"] >> visible=true >> nth=0`);
  await page.waitForSelector(`html[lang="${language}"]`);
  return page.url().slice(site.url.length);
}

const [from, to] = [defaultLanguage, secondLanguage];

describe("the switch keeps", () => {
  test("query and fragment, however the link is opened", async () => {
    const page = await visit(`${pathOf("contact", from)}?project=social#booking`);
    const kept = `${site.url}${pathOf("contact", to)}?project=social#booking`;
    const link = page.locator(`header a[hreflang="${to}"] >> visible=true`).first();
    const opened = page.context().waitForEvent("page");
    await link.click({ button: "middle" });
    const tab = await opened;
    await tab.waitForURL(kept);
    await page.evaluate(() => history.replaceState(null, "", "?project=branding"));
    await link.click({ button: "right" });
    expect(await link.evaluate((element: HTMLAnchorElement) => element.search)).toBe("?project=branding");
  });

  // Search and portfolio show elsewhere what they read in an address.
  test.runIf(isBroad)("the search query", async () => {
    const page = await visit(pathOf("search", from));
    await page.fill("main input[name=q]", "google");
    await expect.poll(() => page.url()).toContain("?q=google");
    expect(await switchTo(page, to)).toBe(`${pathOf("search", to)}?q=google`);
    await expect.poll(() => page.locator("[data-search] ol > li").count()).toBeGreaterThan(0);
    expect(await page.inputValue("main input[name=q]")).toBe("google");
  });

  test.runIf(isBroad)("the filter and the rest of the address", async () => {
    const page = await visit(`${pathOf("portfolio", from)}?utm_source=mail`);
    const choice = page.locator("main input[name=category]").nth(1);
    const category = await choice.inputValue();
    await choice.check();
    const shown = await page.locator("main [data-categories] >> visible=true").count();
    expect(await switchTo(page, to)).toBe(`${pathOf("portfolio", to)}?utm_source=mail&category=${category}`);
    expect(await choice.isChecked()).toBe(true);
    expect(await page.locator("main [data-categories] >> visible=true").count()).toBe(shown);
  });

  test("the place on the page", async () => {
    const page = await visit(`${pathOf("home", from)}#pricing`);
    expect(await switchTo(page, to)).toBe(`${pathOf("home", to)}#pricing`);
    await expect
      .poll(() =>
        page.evaluate(() => Math.abs(document.getElementById("pricing")?.getBoundingClientRect().top ?? 9e3)),
      )
      .toBeLessThan(200);
  });

  test("the text in the form, which is not in storage while it is on the page and can be sent in the new language", async () => {
    const page = await visit(`${pathOf("contact", from)}?project=social`);
    await refuseConsent(page);
    const written = await fillForm(page, { message: `From ${from} to ${to}: a website for our bakery.` });
    await switchTo(page, to);
    for (const [field, value] of Object.entries(written)) {
      expect(await page.inputValue(`#contact-${field}`)).toBe(value);
    }
    // An explicit choice wins over what the address suggested.
    expect(await page.inputValue("#contact-projectType")).toBe("website");
    expect(await page.inputValue("#contact-budget")).toBe("large");
    expect(await page.evaluate((key) => sessionStorage.getItem(key), formTextKey)).toBeNull();
    await page.goto(site.url + pathOf("pricing", to));
    await page.goto(site.url + pathOf("contact", to));
    expect(await page.inputValue("#contact-message")).toBe(written.message);

    await formHydrated(page);
    await sendForm(page);
    await waitForThanks(page);
    expect(site.leads().at(-1)).toMatchObject({ language: to, message: written.message });
    await page.goto(site.url + pathOf("pricing", to));
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
});

test("the switch works without storage", async () => {
  const page = await (await newVisitor()).newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(site.url + pathOf("contact", secondLanguage));
  await page.fill("#contact-message", "Nothing can be held here.");
  await switchTo(page, defaultLanguage);
  expect(await page.inputValue("#contact-message")).toBe("");
});
