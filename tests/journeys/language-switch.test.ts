import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { defaultLanguage, type Language, languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { formTextKey } from "#src/storage-keys.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/journeys/contact-form.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { refuseConsent } from "#tests/journeys/refuse-consent.ts";
import { secondLanguage, thirdLanguage } from "#tests/spoken.ts";

const { site, newVisitor, visit } = await startJourney();

async function switchTo(page: Page, language: Language): Promise<string> {
  await page.click(`a[data-language="${language}"] >> visible=true >> nth=0`);
  await page.waitForSelector(`html[lang="${language}"]`);
  return page.url().slice(site.url.length);
}

const [from, to] = [defaultLanguage, secondLanguage];

describe("the switch keeps", () => {
  test("the search query", async () => {
    const page = await visit(pathOf("search", from));
    await page.fill("main input[name=q]", "google");
    await expect.poll(() => page.url()).toContain("?q=google");
    expect(await switchTo(page, to)).toBe(`${pathOf("search", to)}?q=google`);
    await expect.poll(() => page.locator("[data-search] ol > li").count()).toBeGreaterThan(0);
    expect(await page.inputValue("main input[name=q]")).toBe("google");
  });

  test("the filter and the rest of the address", async () => {
    const page = await visit(`${pathOf("portfolio", from)}?utm_source=mail`);
    await page.check('main input[value="design"]');
    const shown = await page.locator("main [data-categories] >> visible=true").count();
    expect(await switchTo(page, to)).toBe(`${pathOf("portfolio", to)}?utm_source=mail&category=design`);
    expect(await page.isChecked('main input[value="design"]')).toBe(true);
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

  test("the text in the form, which is not in storage while it is on the page", async () => {
    const page = await visit(pathOf("contact", from));
    await refuseConsent(page);
    const written = await fillForm(page, { message: `From ${from} to ${to}: a website for our bakery.` });
    await switchTo(page, to);
    for (const [field, value] of Object.entries(written)) {
      expect(await page.inputValue(`#contact-${field}`)).toBe(value);
    }
    expect(await page.inputValue("#contact-projectType")).toBe("website");
    expect(await page.inputValue("#contact-budget")).toBe("large");
    expect(await page.evaluate((key) => sessionStorage.getItem(key), formTextKey)).toBeNull();
    await page.goto(site.url + pathOf("pricing", to));
    await page.goto(site.url + pathOf("contact", to));
    expect(await page.inputValue("#contact-message")).toBe(written.message);
  });
});

test("a restored form can be sent, in the new language", async () => {
  const page = await visit(`${pathOf("contact", defaultLanguage)}?project=social`);
  await refuseConsent(page);
  await formHydrated(page);
  const written = await fillForm(page, { message: "Carried along before it was sent." });
  await switchTo(page, thirdLanguage);
  await formHydrated(page);
  // An explicit choice wins over what the address suggested.
  expect(await page.inputValue("#contact-projectType")).toBe("website");
  await sendForm(page);
  await waitForThanks(page);
  const [request] = site.leads().slice(-1);
  expect(request).toMatchObject({ language: thirdLanguage, message: written.message });
  await page.goto(site.url + pathOf("pricing", thirdLanguage));
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
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

test("the privacy policy names the stored form text in every language", async () => {
  for (const language of languages) {
    const policy = await (await fetch(site.url + pathOf("privacy", language))).text();
    expect(policy, language).toContain(`<code>${formTextKey}</code>`);
  }
});
