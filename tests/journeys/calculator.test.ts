import { expect, test } from "vitest";
import { estimatePresets } from "#content/facts/estimate.ts";
import { estimateGroupsIn, runningCostOf, sentEstimate } from "#src/content/estimate.ts";
import { estimateOf } from "#src/content/estimate-message.ts";
import { firstCurrency } from "#src/currencies.ts";
import { formatMoney } from "#src/formats/money.ts";
import { type Language, languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";

const { visit } = await startJourney();

const form = "[data-calculator]";

/** What a choice costs in the first year, as its page writes it. */
function firstYear(keys: readonly string[], language: Language): string {
  const chosen = estimateGroupsIn(language).flatMap(({ choices }) =>
    choices.filter(({ key }) => keys.includes(key)),
  );
  const currency = firstCurrency(language);
  return formatMoney(estimateOf(chosen, runningCostOf).all.first[currency], currency, language);
}

test.each(languages)("in %s a choice adds up, can be linked, and reaches the message", async (language) => {
  const page = await visit(pathOf("pricing", language), { width: 390 });
  const shown = page.locator(`${form} [data-sum=first] [data-amount=${firstCurrency(language)}]`);
  const [started, ...others] = Object.values(estimatePresets);
  await expect.poll(() => shown.textContent()).toBe(firstYear(started ?? [], language));
  for (const preset of others) {
    await page.click(`${form} [data-preset="${preset.join()}"]`);
    await expect.poll(() => shown.textContent()).toBe(firstYear(preset, language));
  }
  await page.locator(`${form} fieldset input[type=checkbox]:checked`).first().uncheck();
  const sum = await shown.textContent();
  await page.goto(`${page.url()}&x=,nonsense,-1`);
  await expect.poll(() => shown.textContent()).toBe(sum);

  await page.click(`${form} [type=submit]`);
  await page.waitForURL((url) => url.pathname === pathOf("contact", language));
  await expect.poll(() => page.inputValue("[name=message]")).toContain(sum);
});

test.each(languages)("in %s a choice reaches the form without scripts", async (language) => {
  const page = await visit(pathOf("pricing", language), { width: 390, scripts: false });
  await page.check(`${form} input[value=shop]`);
  await page.click(`${form} [type=submit]`);
  const values = { site: "shop", "tasks.answering": "answering", "monthly.maintenance": "maintenance" };
  expect(await page.inputValue("[name=message]")).toBe(sentEstimate(values, language));
  expect(await page.locator("[aria-invalid]").count()).toBe(0);
});
