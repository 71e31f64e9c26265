import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { defaultLanguage, languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { secondLanguage } from "#tests/spoken.ts";

const { site, visit } = await startJourney();

/** Whether all of an element is visible without scrolling. */
const isInWindow = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe("the menu on small screens", () => {
  test("opens and closes by keyboard, returns the focus and makes the page behind inert", async () => {
    const page = await visit("/", { width: 390 });
    const button = page.locator('button[popovertarget="menu"]');
    await button.focus();
    await page.keyboard.press("Enter");
    expect(await page.isVisible("#menu")).toBe(true);
    await expect.poll(() => page.evaluate(() => document.querySelector("main")?.inert)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("#menu") !== null)).toBe(true);
    await page.keyboard.press("Escape");
    expect(await page.isVisible("#menu")).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.querySelector("main")?.inert)).toBe(false);
  });

  test("offers the languages on the first screen of a short phone", async () => {
    const page = await visit("/", { width: 390 });
    await page.setViewportSize({ width: 390, height: 664 });
    await page.click('button[popovertarget="menu"]');
    for (const language of languages)
      expect(await isInWindow(page, `#menu a[data-language="${language}"]`), language).toBe(true);
  });

  test("leaves out the portfolio and works without scripts", async () => {
    const page = await visit("/", { width: 390, scripts: false });
    await page.click('button[popovertarget="menu"]');
    expect(await page.locator(`#menu a[href="${pathOf("portfolio", defaultLanguage)}"]`).count()).toBe(0);
    await page.click(`#menu a[href="${pathOf("services", defaultLanguage)}"]`);
    await page.waitForURL(site.url + pathOf("services", defaultLanguage));
  });
});

test.each(languages)("menu and footer link to the search, in %s", async (language) => {
  const page = await visit(pathOf("home", language), { width: 390, scripts: false });
  const search = pathOf("search", language);
  expect(await page.locator(`footer a[href="${search}"]`).isVisible()).toBe(true);
  await page.click('button[popovertarget="menu"]');
  await page.click(`#menu a[href="${search}"]`);
  await page.waitForURL(site.url + search);
});

test("the services list opens on wide screens, closes on Esc and returns the focus", async () => {
  const page = await visit(pathOf("home", secondLanguage), { width: 1440 });
  const summary = page.locator("details[data-menu] summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  expect(await page.isVisible(`details[data-menu] a[href="${pathOf("websites", secondLanguage)}"]`)).toBe(
    true,
  );
  await page.keyboard.press("Escape");
  expect(await page.isVisible(`details[data-menu] a[href="${pathOf("websites", secondLanguage)}"]`)).toBe(
    false,
  );
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the hero's third button scrolls to the prices", async () => {
  const page = await visit("/", { width: 1440 });
  await page.click('main a[href="#pricing"]');
  await expect
    .poll(() => page.evaluate(() => document.getElementById("pricing")?.getBoundingClientRect().top ?? 9999))
    .toBeLessThan(120);
});

test("the footer draws no rule below a band in colour", async () => {
  for (const screen of ["about", "contact", "home"] as const) {
    const page = await visit(pathOf(screen, defaultLanguage), { width: 1440 });
    const [colour, rule] = await page.evaluate(() => {
      const bands = [...document.querySelectorAll("main > :not(script)")];
      const footer = document.querySelector("body > footer") as Element;
      return [bands.at(-1)?.hasAttribute("data-ground"), getComputedStyle(footer).borderTopWidth];
    });
    expect([screen, colour, rule]).toEqual([screen, true, "0px"]);
  }
});

test("unknown addresses show the 404 page in the language of their prefix", async () => {
  for (const language of languages) {
    const prefix = language === defaultLanguage ? "" : `/${language}`;
    const page = await visit(`${prefix}/nothing-here`, { width: 390 });
    expect(await page.getAttribute("html", "lang")).toBe(language);
    expect(await page.textContent("h1")).toBe("Oops! Page not found");
    expect(await page.locator("main a", { hasText: "Return to Home" }).count()).toBe(1);
  }
});
