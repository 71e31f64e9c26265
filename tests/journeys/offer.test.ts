import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { offeredProjects } from "#data/contract/facts/contact-form.ts";
import { type Currency, currencies } from "#data/contract/languages/currencies.ts";
import { contactForAudit } from "#site/content/offer/contact-page.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage, thirdLanguage, twoCurrencies } from "#tests/support/test-languages.ts";
import { waitForDisplayFont } from "#tests/support/wait-for-display-font.ts";

const { site, newVisitor, visit } = await startJourney();

test("the contact page begins with what a button promised", async () => {
  const page = await visit(contactForAudit(thirdLanguage), { width: 360 });
  await page.setViewportSize({ width: 360, height: 640 });
  const promise = page.locator("[data-promise]:target");
  const { top, bottom } = await promise.evaluate((element) => element.getBoundingClientRect());
  const below = await page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(below);
  expect(top).toBeLessThan(below + 48);
  expect(bottom).toBeLessThanOrEqual(640);
});

describe("the currency", () => {
  /** Currencies of the visible prices. */
  const shown = (page: Page) =>
    page
      .locator("[data-amount]")
      .evaluateAll((amounts) => [
        ...new Set(
          amounts
            .filter((amount) => amount.getClientRects().length > 0)
            .map((amount) => (amount as HTMLElement).dataset["amount"]),
        ),
      ]);

  /** The selected currency of every toggle. */
  const chosen = (page: Page) =>
    page
      .locator('[data-behaviour=currency-toggle] button[aria-pressed="true"]')
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).value));

  const choose = (page: Page, part: "main" | "footer", currency: Currency) =>
    page.click(`${part} button[value=${currency}]`);

  test("is one choice: each toggle changes every price and the other toggle, and moves nothing else", async () => {
    const language = thirdLanguage;
    const page = await visit(pathOf("pricing", language), { width: 1440 });
    const [first, other] = twoCurrencies;
    expect(await shown(page)).toEqual([first]);
    expect(await chosen(page)).toEqual([first, first]);
    for (const [part, currency] of [
      ["main", other],
      ["footer", first],
    ] as const) {
      await choose(page, part, currency);
      expect(await shown(page)).toEqual([currency]);
      expect(await chosen(page)).toEqual([currency, currency]);
      const button = `${part} button[value=${currency}]`;
      expect(await page.textContent("#currency-announcement")).toBe(
        await page.getAttribute(button, "data-announcement"),
      );
    }

    await waitForDisplayFont(page);
    const places = () =>
      page
        .locator("main > *, main section, main li, main tr, main table, footer")
        .evaluateAll((blocks) =>
          blocks
            .filter((block) => block.getClientRects().length > 0)
            .map((block) => Math.round(block.getBoundingClientRect().top + scrollY)),
        );
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await choose(page, "main", first);
      const before = await places();
      await choose(page, "main", other);
      expect(await places(), `${width} px`).toEqual(before);
    }
  });

  test("is kept for the visit, in any language, and is right from the first paint", async () => {
    const visitor = await newVisitor({ width: 1440 });
    const page = await visitor.newPage();
    const [pricing, services] = [pathOf("pricing", defaultLanguage), pathOf("services", defaultLanguage)];
    await page.goto(site.url + pricing);
    const [first, other] = twoCurrencies;
    await choose(page, "main", other);
    await page.click(`footer a[href="${services}"]`);
    await page.waitForURL(site.url + services);
    expect(await shown(page)).toEqual([other]);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(site.url + pathOf("pricing", secondLanguage));
    expect(await shown(page)).toEqual([other]);

    const ends = (await visitor.cookies()).map(({ expires }) => expires);
    expect(ends, "with the visit").toEqual([-1]);
    await visitor.clearCookies();
    await page.goto(site.url + pricing);
    expect(await shown(page)).toEqual([first]);
  });

  test("needs no script: all are shown, and no toggle", async () => {
    const page = await visit(pathOf("pricing", defaultLanguage), { scripts: false });
    expect((await shown(page)).sort()).toEqual([...currencies].sort());
    expect(await page.locator("[data-behaviour=currency-toggle] button >> visible=true").count()).toBe(0);
  });
});

test.each(isBroad ? languages : [thirdLanguage])(
  "each specimen document in %s prints on one sheet",
  async (language) => {
    const page = await visit(pathOf("examples", language));
    const documents = await page.locator("main article").count();
    // The margins of a printer.
    const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
    const sheets = (await page.pdf({ format: "A4", margin })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(documents);
  },
);

test("a link to an offer opens the contact form for it, and an unknown project preselects nothing", async () => {
  const project = offeredProjects[0] ?? "";
  for (const [asked, selected = ""] of [[project, project], ["moon"]]) {
    const page = await visit(`${pathOf("contact", secondLanguage)}?project=${asked}`);
    await page.locator("#contact-form").scrollIntoViewIfNeeded();
    await page.waitForSelector("astro-island:not([ssr]) #contact-form");
    expect(await page.inputValue("#contact-projectType")).toBe(selected);
  }
});
