import { expect, test } from "vitest";
import { formatMoney } from "#contract/formats/money.ts";
import { defaultLanguage, type Language, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { estimatePresets } from "#data/site/content/facts/calculator-choices.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { estimateOf } from "#site/content/figures/estimate-sums.ts";
import { choiceParameter } from "#site/content/offer/choice-parameter.ts";
import { estimateGroupsIn, writtenEstimate } from "#site/content/offer/estimate.ts";
import { tradesIn } from "#site/content/trades/trades.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { startJourney } from "#tests/support/journey.ts";
import { shareOf } from "#tests/support/screens.ts";
import { secondLanguage, thirdLanguage, twoCurrencies } from "#tests/support/test-languages.ts";

const { visit } = await startJourney();

const form = "#calculator form";

const choicesIn = (language: Language) => estimateGroupsIn(language).flatMap(({ choices }) => choices);

/** What a choice costs in the first year, as its page writes it. */
function firstYear(keys: readonly string[], language: Language): string {
  const chosen = choicesIn(language).filter(({ key }) => keys.includes(key));
  return formatMoney(estimateOf(chosen, runningCosts).first[firstCurrency], firstCurrency, language);
}

test("a choice adds up, can be linked and printed, and reaches the message", async () => {
  const language = thirdLanguage;
  const page = await visit(pathOf("pricing", language), { width: 390 });
  const shown = page.locator(`${form} [data-sum=first] [data-amount=${firstCurrency}]`);
  const pressed = page.locator(`${form} [data-preset][aria-pressed=true]`);
  const [started, ...others] = Object.values(estimatePresets);
  await expect.poll(() => shown.textContent()).toBe(firstYear(started ?? [], language));
  expect(await pressed.count()).toBe(1);
  const example = page.locator(`${form} [data-example]`);
  expect(await example.isVisible()).toBe(true);
  for (const preset of others) {
    await page.click(`${form} [data-preset="${preset.join()}"]`);
    await expect.poll(() => shown.textContent()).toBe(firstYear(preset, language));
    expect(await pressed.count()).toBe(1);
  }
  const before = (await shown.textContent()) ?? "";
  await page.locator(`${form} fieldset input[type=checkbox]:checked`).first().uncheck();
  await expect.poll(() => shown.textContent()).not.toBe(before);
  expect(await pressed.count()).toBe(0);
  expect(await example.isVisible()).toBe(false);
  const sum = await shown.textContent();
  await page.reload();
  await expect.poll(() => shown.textContent()).toBe(sum);

  await page.emulateMedia({ media: "print" });
  const printed = page.locator(`${form} label`).filter({ visible: true });
  expect(await printed.count()).toBe(await page.locator(`${form} label input:checked`).count());
  expect(await shown.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });

  await page.click(`${form} [type=submit]`);
  await page.waitForURL((url) => url.pathname === pathOf("contact", language));
  await expect.poll(() => page.inputValue("[name=message]")).toContain(sum);
});

test("a choice is added to what was typed, in the currency shown, with its kind of project, and replaced by the next", async () => {
  const language = defaultLanguage;
  const [, chosen] = twoCurrencies;
  const [, second = [], third = []] = Object.values(estimatePresets);
  const page = await visit(pathOf("contact", language), { width: 390 });
  const typed = { name: "Zoë Müller", email: "zoe@example.org", message: "We bake.\n– and sell." };
  for (const [field, text] of Object.entries(typed)) await page.fill(`#contact-${field}`, text);
  for (const preset of [second, third]) {
    await page.goto(new URL(pathOf("pricing", language), page.url()).href);
    await page.locator(`button[value=${chosen}] >> visible=true`).first().click();
    await page.click(`${form} [data-preset="${preset.join()}"]`);
    await page.click(`${form} [type=submit]`);
    await page.waitForURL((url) => url.pathname === pathOf("contact", language));
    const { message, projectType } = writtenEstimate(
      choicesIn(language).filter(({ key }) => (preset as readonly string[]).includes(key)),
      language,
      chosen,
    );
    await expect.poll(() => page.inputValue("#contact-message")).toBe(`${typed.message}\n\n${message}`);
    expect(await page.inputValue("#contact-projectType")).toBe(projectType);
  }
  expect(await page.inputValue("#contact-name")).toBe(typed.name);
  expect(await page.inputValue("#contact-email")).toBe(typed.email);
});

test("choices that contradict each other cannot be made, and none cannot be sent", async () => {
  const page = await visit(pathOf("pricing", defaultLanguage), { width: 390 });
  const input = (key: string) => page.locator(`${form} label input[data-choice="${key}"]`);
  const single = page.locator(`${form} label input[name='choice.social']`);
  for (const radio of await single.all()) await radio.check();
  expect(await page.locator(`${form} label input[name='choice.social']:checked`).count()).toBe(1);
  await input("answering").uncheck();
  await page.click(`${form} summary`);
  await input("voicebot").check();
  await expect.poll(() => input("answering").isChecked()).toBe(true);
  await input("answering").uncheck();
  await expect.poll(() => input("voicebot").isChecked()).toBe(false);
  for (const box of await page.locator(`${form} label input[type=checkbox]:checked`).all())
    await box.uncheck();
  for (const none of await page.locator(`${form} label input[value=""]`).all()) await none.check();
  await expect.poll(() => page.isDisabled(`${form} [type=submit]`)).toBe(true);
});

test.each(isBroad ? [390, 1440] : [390])(
  "at %i pixels the bars are as long as their amounts, and nothing that is chosen or opened moves the choices",
  async (width) => {
    const page = await visit(pathOf("pricing", secondLanguage), { width });
    const label = page.locator(`${form} label`).filter({ visible: true });
    const tops = () =>
      label.evaluateAll((labels) =>
        labels.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)),
      );
    /** Where a bar begins and ends, in hundredths of the window. */
    const ends = (sum: string) =>
      page.locator(`${form} [data-sum=${sum}] > span`).evaluate((bar) => {
        const { left, right } = bar.getBoundingClientRect();
        return [left, right].map((x) => Math.round((100 * x) / document.documentElement.clientWidth));
      });
    const before = await tops();
    for (const preset of Object.values(estimatePresets)) {
      await page.click(`${form} [data-preset="${preset.join()}"]`);
      const chosen = choicesIn(secondLanguage).filter(({ key }) =>
        (preset as readonly string[]).includes(key),
      );
      const { once, first } = estimateOf(chosen, runningCosts);
      const share = Math.round((100 * once[firstCurrency]) / first[firstCurrency]);
      await expect.poll(() => ends("once")).toEqual([0, share]);
      await expect.poll(() => ends("next")).toEqual([share, 100]);
      expect(await tops()).toEqual(before);
    }
    await page.click(`${form} summary`);
    expect((await tops()).filter((top) => before.includes(top))).toEqual(before);
  },
);

test("a link with odd choices shows the sum of what is known, and stores nothing", async () => {
  const [known = []] = Object.values(estimatePresets);
  const page = await visit(pathOf("pricing", defaultLanguage), { width: 390 });
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  const shown = page.locator(`${form} [data-sum=first] [data-amount=${firstCurrency}]`);
  const markup = encodeURIComponent(`<img src=x onerror=alert(1)>,"'`);
  const odd = `palace,onePage2,-1,1e999,NaN,${markup},${"x,".repeat(1_000)},%E0%A4%A`;
  for (const [link, keys] of [
    [odd, []],
    [`${odd},${known},${known}`, known],
  ] as const) {
    await page.goto(`${page.url().split("?")[0]}?${choiceParameter}=${link}#calculator`);
    await expect.poll(() => shown.textContent(), { message: link }).toBe(firstYear(keys, defaultLanguage));
  }
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(thrown).toEqual([]);
});

test.each(languages.map((language, turn) => [language, turn % 2 === 0] as const))(
  "in %s what a trade orders reaches the form, with scripts: %s",
  async (language, scripts) => {
    for (const { path, preset } of shareOf(tradesIn(language), language)) {
      const ordered = choicesIn(language).filter(({ key }) =>
        (estimatePresets[preset] as readonly string[]).includes(key),
      );
      const { message } = writtenEstimate(ordered, language, firstCurrency);
      const page = await visit(path, { width: 390, scripts });
      await page.click("#total [type=submit]");
      await expect.poll(() => page.inputValue("[name=message]")).toBe(message);
      if (scripts) expect(new URL(page.url()).pathname).toBe(pathOf("contact", language));
      expect(await page.locator("[aria-invalid]").count()).toBe(0);
    }
  },
);
