import { expect, test } from "vitest";
import { copyFiles } from "#contract/copy/copy-files.ts";
import { currencies, currenciesIn } from "#contract/currencies.ts";
import { formatMoney, type Money } from "#contract/formats/money.ts";
import { defaultLanguage, languages } from "#contract/languages.ts";
import { siteFacts } from "#site/content/words/site-facts.ts";
import { finishPage } from "#site/formats/finish-page.ts";
import { firstAmounts, markAmounts } from "#site/formats/written-amounts.ts";

const price = Object.fromEntries(currencies.map((currency, place) => [currency, 150 + place])) as Money;
const [first, ...others] = currenciesIn(defaultLanguage);
const written = formatMoney(price[first], first, defaultLanguage);
const marked = markAmounts(price, defaultLanguage);

test("a price in a sentence is written in every currency, one shown", () => {
  const page = finishPage(`<p>From ${marked}, once</p>`);
  expect(page).toMatch(`<p>From <span data-amount="${first}">${written}</span>`);
  for (const other of others) expect(page).toContain(`<span hidden data-amount="${other}">`);
});

test.each([
  (amount: string) => `<a title='"' aria-label="1 > 0: ${amount}">`,
  (amount: string) => `<head><title>${amount}</title></head>`,
  (amount: string) => `<script>"<p>${amount}</p>"</script>`,
  (amount: string) => `<astro-island props="${amount}"><p>${amount}</p></astro-island>`,
  (amount: string) => `<select><option>${amount}</option></select>`,
])("it is plain where only text can be, or a script renders it again: %s", (within) => {
  expect(finishPage(within(marked))).toBe(within(written));
  expect(firstAmounts(within(marked))).toBe(within(written));
});

test.each(languages)("mails and the server, which are no pages, name no price (%s)", (language) => {
  const names = [...siteFacts(language)].flatMap(([name, value]) =>
    /\uE000/.test(`${value}`) ? [name] : [],
  );
  for (const part of ["acknowledgement", "agencyMails", "desk", "formPage", "leadActions", "leadForm"]) {
    const { file, data } = copyFiles[language][part] ?? {};
    const text = JSON.stringify(data);
    expect(text, part).toBeDefined();
    expect(
      names.filter((name) => text.includes(`{${name}`)),
      file,
    ).toEqual([]);
  }
});
