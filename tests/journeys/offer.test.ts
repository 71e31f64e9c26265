import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { prices } from "#content/facts/prices.ts";
import { isWithdrawn, serviceFacts, serviceKeys } from "#content/facts/services.ts";
import { wordsOf } from "#src/content/words.ts";
import { type Currency, currencies } from "#src/currencies.ts";
import { contactCardPath } from "#src/feeds/contact-card.ts";
import { formatMoney } from "#src/formats/money.ts";
import { defaultLanguage, languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { waitForDisplayFont } from "#tests/journeys/wait-for-display-font.ts";
import { secondLanguage, thirdLanguage, twoCurrencies } from "#tests/spoken.ts";

const { site, newVisitor, visit } = await startJourney();

const turn = (place: number) => languages[place % languages.length] ?? defaultLanguage;

describe.runIf(currencies.length > 1)("the currency", () => {
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
      .locator('[data-choose-currency][aria-pressed="true"]')
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset["chooseCurrency"]));

  const choose = (page: Page, part: "main" | "footer", currency: Currency) =>
    page.click(`${part} [data-choose-currency="${currency}"]`);

  const screens = (["design", "social", "pricing"] as const).filter((key) => !isWithdrawn(key));
  /** Languages take turns. */
  const shared = screens.map((screen, place) => [screen, turn(place)] as const);

  test.each(shared)(
    "is one choice for all of %s, in %s: each toggle changes every price and the other toggle",
    async (screen, language) => {
      const page = await visit(pathOf(screen, language), { width: 1440 });
      const [first, other] = twoCurrencies(language);
      expect(await shown(page)).toEqual([first]);
      expect(await chosen(page)).toEqual([first, first]);
      for (const [part, currency] of [
        ["main", other],
        ["footer", first],
      ] as const) {
        await choose(page, part, currency);
        expect(await shown(page)).toEqual([currency]);
        expect(await chosen(page)).toEqual([currency, currency]);
        const button = `${part} [data-choose-currency="${currency}"]`;
        expect(await page.textContent("#currency-announcement")).toBe(
          await page.getAttribute(button, "data-announcement"),
        );
      }
    },
  );

  test.each((["automation", "websites", "cro"] as const).filter((key) => !isWithdrawn(key)))(
    "changes in the sentences of %s too",
    async (screen) => {
      const page = await visit(pathOf(screen, thirdLanguage));
      const [first, other] = twoCurrencies(thirdLanguage);
      await choose(page, "footer", other);
      const visible = async (currency: Currency) => {
        const amounts = Object.values(prices)
          .flatMap((group) => Object.values(group))
          .map(({ [currency]: amount }) => formatMoney(amount, currency, thirdLanguage));
        const counts = amounts.map((amount) =>
          page.locator(`main p >> text=${amount} >> visible=true`).count(),
        );
        return (await Promise.all(counts)).reduce((sum, count) => sum + count);
      };
      expect(await visible(other)).toBeGreaterThan(0);
      expect(await visible(first)).toBe(0);
    },
  );

  test("is kept for the visit, in any language, and is right from the first paint", async () => {
    const visitor = await newVisitor({ width: 1440 });
    const page = await visitor.newPage();
    await page.goto(site.url + pathOf("design", defaultLanguage));
    const [first, other] = twoCurrencies(defaultLanguage);
    await choose(page, "main", other);
    await page.click(`footer a[href="${pathOf("pricing", defaultLanguage)}"]`);
    await page.waitForURL(site.url + pathOf("pricing", defaultLanguage));
    expect(await shown(page)).toEqual([other]);
    expect(await chosen(page)).toEqual([other, other]);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(site.url + pathOf("design", secondLanguage));
    expect(await shown(page)).toEqual([other]);
    expect(
      await page.isVisible(
        `#packages >> text=${formatMoney(prices.designPackages.complete[other], other, secondLanguage)}`,
      ),
    ).toBe(true);

    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const another = await visitor.newPage();
    await another.goto(site.url + pathOf("design", defaultLanguage));
    expect(await shown(another)).toEqual([first]);
  });

  test.each(shared)("moves nothing else on %s in %s when it changes", async (screen, language) => {
    const page = await visit(pathOf(screen, language));
    await waitForDisplayFont(page);
    const [first, other] = twoCurrencies(language);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await choose(page, "main", first);
      const places = () =>
        page
          .locator("main > *, main section, main li, main tr, main table, footer")
          .evaluateAll((blocks) =>
            blocks
              .filter((block) => block.getClientRects().length > 0)
              .map((block) => Math.round(block.getBoundingClientRect().top + scrollY)),
          );
      const before = await places();
      await choose(page, "main", other);
      expect(await places(), `${width} px`).toEqual(before);
    }
  });

  test.each(screens)("needs no script on %s: all are shown, and no toggle", async (screen) => {
    const page = await visit(pathOf(screen, defaultLanguage), { scripts: false });
    expect((await shown(page)).sort()).toEqual([...currencies].sort());
    expect(await page.locator("[data-choose-currency] >> visible=true").count()).toBe(0);
  });
});

describe("links to an offer", () => {
  /** Follows a link to the contact form; returns what the form then says and preselects. */
  async function projectAfter(page: Page, link: string): Promise<string> {
    await page.locator(link).first().click();
    await page.waitForURL(/\?project=/);
    const select = page.locator("#contact-projectType");
    await select.scrollIntoViewIfNeeded();
    await page.waitForSelector("astro-island:not([ssr]) #contact-form");
    return select.inputValue();
  }

  const offered = serviceKeys.filter((key) => serviceFacts[key].projectTypes.length > 0);

  test.each(offered)("those of %s open the contact form for its first kind of project", async (screen) => {
    const [project] = serviceFacts[screen].projectTypes;
    const links = 'main a[href*="?project="]';
    const language = turn(offered.indexOf(screen));
    const page = await visit(pathOf(screen, language));
    const addresses = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses).not.toEqual([]);
    const asked = `${site.url + pathOf("contact", language)}?project=${project}`;
    expect(addresses.filter((address) => !address.startsWith(asked))).toEqual([]);
    expect(await projectAfter(page, links)).toBe(project);
  });

  test("each card of the price list opens it for its service", async () => {
    const page = await visit(pathOf("pricing", thirdLanguage));
    const cards = page.locator('[aria-labelledby="offers-title"] a[href*="?project="]');
    const asked = await cards.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("project")),
    );
    const listed = Object.keys(wordsOf("pricing", thirdLanguage).offers.items);
    const projects = offered
      .filter((key) => listed.includes(key))
      .map((key) => serviceFacts[key].projectTypes[0]);
    expect(asked.toSorted()).toEqual(projects.toSorted());
  });

  test("an unknown project preselects nothing", async () => {
    const page = await visit(`${pathOf("contact", secondLanguage)}?project=moon`);
    await page.locator("#contact-form").scrollIntoViewIfNeeded();
    await page.waitForSelector("astro-island:not([ssr]) #contact-form");
    expect(await page.inputValue("#contact-projectType")).toBe("");
  });
});

test("the contact card can be downloaded from the link page", async () => {
  const page = await visit(pathOf("links", thirdLanguage));
  const started = page.waitForEvent("download");
  await page.click("main a[download]");
  const download = await started;
  expect(`/${download.suggestedFilename()}`).toBe(contactCardPath(thirdLanguage));
});
