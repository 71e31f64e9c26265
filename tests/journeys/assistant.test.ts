import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { formatMoney } from "#contract/formats/money.ts";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { bakery } from "#data/site/content/facts/bakery.ts";
import { assistantWords } from "#site/screens/automation/assistant/assistant.words.ts";
import { violations } from "#tests/support/axe.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/spoken.ts";

const { site, newVisitor, visit } = await startJourney();

const form = "#assistant form";
const field = `${form} input`;
const choices = `${form} [data-part=choices] button`;
const notes = `${form} [data-part=report] li`;

/** What the assistant last said. */
const lastSaid = (page: Page) => page.textContent(`${form} [role=log] > :last-child`);

async function send(page: Page, question: string): Promise<void> {
  await page.fill(field, question);
  await page.press(field, "Enter");
}

describe("the assistant", () => {
  test("answers, books a slot, passes on what it does not know, shows what the owner reads, and has no barrier", async () => {
    const language = secondLanguage;
    const words = assistantWords(language);
    const [booking] = Object.values(words.answers).filter(({ next }) => next === "slots");
    const visitor = await newVisitor({ width: 390, bypassCSP: true });
    const page = await visitor.newPage();
    await page.goto(site.url + pathOf("automation", language));
    await page.click(`${form} button >> text="${Object.values(words.suggestions)[1]}"`);
    await expect.poll(() => lastSaid(page)).not.toBe(words.states.unsure);
    await page.click(`${form} [type=reset]`);

    await send(page, booking?.asked[0] ?? "");
    await expect.poll(() => lastSaid(page)).toBe(booking?.reply);
    expect(await violations(page)).toEqual([]);
    const slot = (await page.locator(choices).first().textContent()) ?? "";
    await page.locator(choices).first().click();
    expect(await lastSaid(page)).toBe(words.states.booked.replace("{slot}", slot));
    await send(page, booking?.asked[0] ?? "");
    expect(await page.locator(choices).allTextContents()).not.toContain(slot);

    const question = "xyzzy <b>plugh</b>";
    await send(page, question);
    await expect.poll(() => lastSaid(page)).toBe(words.states.unsure);
    expect(await page.locator(notes).allTextContents()).toEqual(
      expect.arrayContaining([
        words.report.booked.replace("{slot}", slot),
        words.report.passed.replace("{question}", question),
      ]),
    );
    expect(await violations(page)).toEqual([]);
  });

  test("reckons for the guests named, hears what it has asked, and stays in view", async () => {
    const language = thirdLanguage;
    const { states, heard, suggestions } = assistantWords(language);
    const page = await visit(pathOf("automation", language), { width: 390 });
    await page.setViewportSize({ width: 390, height: 664 });
    const said = () => lastSaid(page);
    const ask = (guests: number) => send(page, (suggestions["cake"] ?? "").replace("12", `${guests}`));
    const money = (amount: number) => formatMoney(amount, firstCurrency, language);
    for (const [guests, price] of [
      [6, 8 * bakery.prices.birthday],
      [12, 12 * bakery.prices.birthday],
      [30, 30 * bakery.prices.birthday],
      [30, 30 * bakery.prices.tiered],
    ] as const) {
      await ask(guests);
      await expect.poll(said).toContain(money(price));
      expect(await said()).toContain(states.taste);
    }
    await page.click(`${form} [data-part=choices] button >> nth=1`);
    await ask(12);
    await expect.poll(said).toContain(states.taste);
    const [first = "", second = ""] = await page.locator(choices).allTextContents();
    await send(page, heard.yes[0] ?? "");
    await expect.poll(said).toContain(second);
    const place = page.locator(`${form} [role=log] > :last-child`);
    const { top, bottom } = await place.evaluate((element) => element.getBoundingClientRect());
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(664);
    await send(page, heard.places[0]?.split(" ")[0] ?? "");
    await expect.poll(said).toBe(states.booked.replace("{slot}", first));
    await ask(12);
    await expect.poll(said).toContain(states.taste);
    await send(page, heard.no[0] ?? "");
    await expect.poll(said).toBe(states.declined);
    await send(page, heard.yes[0] ?? "");
    await expect.poll(said).not.toContain(second);
  });

  test("knows nothing before it is asked, sends nothing that is typed, answers a flood, and starts again", async () => {
    const page = await visit(pathOf("automation", defaultLanguage), { width: 390 });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));
    await page.locator(form).scrollIntoViewIfNeeded();
    expect(requests.filter((url) => url.includes("assistant"))).toEqual([]);

    await page.route("**/assistant/*.json", (route) => route.abort());
    await send(page, "confidential");
    await expect.poll(() => page.locator("[data-failed]").isVisible()).toBe(true);
    await page.unroute("**/assistant/*.json");
    await send(page, "confidential");
    await expect.poll(() => page.locator("[data-failed]").isVisible()).toBe(false);
    const said = page.locator(`${form} [role=log] > *`);
    await page.locator(field).evaluate((input: HTMLInputElement) => {
      for (let turn = 0; turn < 50; turn++) {
        input.value = `${"xyzzy ".repeat(500)}${turn}`;
        input.form?.requestSubmit();
      }
    });
    await expect.poll(() => lastSaid(page)).toBe(assistantWords(defaultLanguage).states.unsure);
    expect(await said.count()).toBeLessThanOrEqual(60);
    await page.click(`${form} [type=reset]`);
    expect(await lastSaid(page)).toContain(assistantWords(defaultLanguage).greeting);
    expect(await page.locator(notes).count()).toBe(0);
    expect(requests.join(" ")).toContain("/assistant/");
    expect(requests.join(" ")).not.toContain("confidential");
  });

  test("is not shown without scripts", async () => {
    const page = await visit(pathOf("automation", defaultLanguage), { scripts: false });
    expect(await page.locator(form).isVisible()).toBe(false);
  });
});
