import { baseFacts, type Fact, writtenFacts } from "#contract/copy/base-facts.ts";
import { Amount } from "#contract/copy/sentence.ts";
import { formatMoney, isMoney, multiplyMoney } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { extraFieldCopy } from "#contract/lead/extra-field-copy.ts";
import { extraFields } from "#contract/lead/lead-fields.ts";
import { pagesIn, pathOf } from "#contract/routes/addresses.ts";
import { prices } from "#data/contract/facts/prices.ts";
import { currencies, hasCurrencyChoice } from "#data/contract/languages/currencies.ts";
import { hasLanguageChoice } from "#data/contract/languages/language-settings.ts";
import { socialExample } from "#data/site/content/facts/packages.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { typeface } from "#data/site/content/facts/typeface.ts";
import { accessibility } from "#site/content/copy/accessibility.ts";
import { measurementFacts } from "#site/content/copy/measurement-facts.ts";
import { choiceFacts, totalFacts } from "#site/content/figures/total-facts.ts";
import { currencyKey, formTextKey, preferenceKey } from "#site/measurement/storage-keys.ts";

/**
 * What every text of the site can name: the base facts, prices and what follows from them, and what legal
 * texts and articles say. What only some pages name, their copy is given: `defineSiteCopy`.
 */
export function siteFacts(language: Language): Map<string, Fact> {
  const values = {
    accessibility,
    typeface,
    prices,
    runningCosts,
    socialExample,
    totals: totalFacts(language),
    choices: choiceFacts(language),
    storage: {
      language: hasLanguageChoice ? preferenceKey : "",
      currency: hasCurrencyChoice ? currencyKey : "",
      formText: formTextKey,
    },
    contactForm: {
      /** What the fields that the site adds to its form are called. */
      extraFields: extraFields.map((field) => extraFieldCopy(field, language).label).join(" · "),
      /** `yes` or `no`, for a select. */
      asksMore: extraFields.length > 0 ? "yes" : "no",
    },
    path: Object.fromEntries(pagesIn(language).map(({ key }) => [key, pathOf(key, language)])),
    ...measurementFacts(language),
  };
  return new Map([...baseFacts(language), ...factsOf(values, language)]);
}

/**
 * The facts in an object by their placeholders, such as `prices.websites.landing`; money follows the
 * visitor's currency.
 */
export function factsOf(values: object, language: Language): [string, Fact][] {
  return writtenFacts(values, language, "", (value, name) => {
    if (value instanceof Amount) return [[name, value]];
    if (!isMoney(value)) return null;
    return [
      [name, new Amount(value, language)],
      [`${name}.year`, new Amount(multiplyMoney(value, 12), language)],
      /** In one currency, for a text that reckons in it. */
      ...currencies.map((currency): [string, Fact] => [
        `${name}.${currency}`,
        formatMoney(value[currency], currency, language),
      ]),
    ];
  });
}
