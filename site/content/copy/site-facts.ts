import { baseFacts, type Fact, writtenFacts } from "#contract/copy/base-facts.ts";
import { Amount } from "#contract/copy/sentence.ts";
import { addMoney, formatMoney, isMoney, type Money, multiplyMoney } from "#contract/formats/money.ts";
import { type Language, locales } from "#contract/languages/languages.ts";
import { extraFieldCopy } from "#contract/lead/extra-field-copy.ts";
import { extraFields } from "#contract/lead/lead-fields.ts";
import { keysOf, recordOf } from "#contract/reader/records.ts";
import { pagesIn, pathOf } from "#contract/routes/addresses.ts";
import { caseFiles } from "#data/contract/facts/content-files.ts";
import { legalLimits } from "#data/contract/facts/legal-limits.ts";
import { prices } from "#data/contract/facts/prices.ts";
import { promises } from "#data/contract/facts/promises.ts";
import { site } from "#data/contract/facts/site.ts";
import { currencies, firstCurrency, hasCurrencyChoice } from "#data/contract/languages/currencies.ts";
import { hasLanguageChoice } from "#data/contract/languages/language-settings.ts";
import { automationExample } from "#data/site/content/facts/automation-example.ts";
import { bakery } from "#data/site/content/facts/bakery.ts";
import {
  analytics,
  askedCategories,
  consentHosts,
  isConsentAsked,
} from "#data/site/content/facts/consent-services.ts";
import { type EstimatePreset, estimateGroups, estimatePresets } from "#data/site/content/facts/estimate.ts";
import { examples } from "#data/site/content/facts/examples.ts";
import { heroChat } from "#data/site/content/facts/hero-chat.ts";
import { integrations } from "#data/site/content/facts/integrations.ts";
import { identityMedia } from "#data/site/content/facts/media.ts";
import { methodDays } from "#data/site/content/facts/methods.ts";
import { designDelivery, packages, socialExample, socialReport } from "#data/site/content/facts/packages.ts";
import { freeReplies, runningCosts } from "#data/site/content/facts/running-costs.ts";
import { trades } from "#data/site/content/facts/trades.ts";
import { typeface } from "#data/site/content/facts/typeface.ts";
import { handoverMinutes, websiteTypes } from "#data/site/content/facts/website-types.ts";
import { accessibility } from "#site/content/copy/accessibility.ts";
import { conversion } from "#site/content/figures/conversion.ts";
import { presetSums } from "#site/content/figures/preset-sums.ts";
import { pricesOf } from "#site/content/figures/price-keys.ts";
import { addCosts, yearlyCost } from "#site/content/figures/yearly-cost.ts";
import { formatRate } from "#site/content/formats/metrics.ts";
import { isPublished } from "#site/content/publication.ts";
import { analyticsCookieDays } from "#site/measurement/analytics.ts";
import { currencyKey, formTextKey, preferenceKey } from "#site/measurement/storage-keys.ts";

/** What the site's texts can name besides the base facts. */
const values = {
  accessibility,
  typeface,
  cases: { count: Object.values(caseFiles).filter(({ data }) => isPublished(Object(data))).length },
  automationExample,
  bakery,
  heroChat,
  examples,
  handoverMinutes,
  websiteTypes,
  conversion,
  prices,
  runningCosts,
  freeReplies,
  packages,
  methodDays,
  identityMedia,
  designDelivery,
  socialReport,
  socialExample,
  storage: {
    language: hasLanguageChoice ? preferenceKey : "",
    currency: hasCurrencyChoice ? currencyKey : "",
    formText: formTextKey,
  },
};

/** The facts by their placeholders, such as `promises.quoteHours` or `prices.websites.landing`. */
export function siteFacts(language: Language): Map<string, Fact> {
  const amounts = (value: object, name: string): [string, Fact][] | null =>
    isMoney(value)
      ? [
          [name, new Amount(value, language)],
          [`${name}.year`, new Amount(multiplyMoney(value, 12), language)],
          /** In one currency, for a text that reckons in it. */
          ...currencies.map((currency): [string, Fact] => [
            `${name}.${currency}`,
            formatMoney(value[currency], currency, language),
          ]),
        ]
      : null;
  const facts = new Map([
    ...baseFacts(language),
    ...writtenFacts(values, language, "", amounts),
    ...Object.entries(derivedFacts(language)),
  ]);
  for (const { key } of pagesIn(language)) facts.set(`path.${key}`, pathOf(key, language));
  return facts;
}

/** Facts that follow from others. */
function derivedFacts(language: Language): Record<string, Fact> {
  return {
    ...bakeryFacts(language),
    ...formFacts(language),
    ...measurementFacts(language),
    ...integrationFacts(language),
    ...conversionFacts(language),
    ...totalFacts(language),
    ...choiceFacts(language),
    ...tradeFacts(language),
  };
}

/** What the bakery of the examples sells for, and what its orders come to. */
function bakeryFacts(language: Language): Record<string, Fact> {
  const amounts = [
    ...Object.entries(bakery.prices).map(([key, amount]) => [`prices.${key}`, amount] as const),
    ...Object.entries(bakery.orders).map(
      ([key, { price, count }]) => [`orders.${key}.sum`, (bakery.prices[price] ?? 0) * count] as const,
    ),
  ];
  return Object.fromEntries(
    amounts.map(([name, amount]) => [`bakery.${name}`, formatMoney(amount, firstCurrency, language)]),
  );
}

/** What the fields that the site adds to its form are called, and whether there are any: `yes` or `no`, for a select. */
function formFacts(language: Language): Record<string, Fact> {
  return {
    "contactForm.extraFields": extraFields.map((field) => extraFieldCopy(field, language).label).join(" · "),
    "contactForm.asksMore": extraFields.length > 0 ? "yes" : "no",
  };
}

/** Who counts visits and what visitors are asked to allow. */
function measurementFacts(language: Language): Record<string, Fact> {
  const provider = analytics?.provider ?? "";
  const list = new Intl.ListFormat(locales[language]);
  return {
    "measurement.name": analytics?.name ?? "",
    "measurement.maker": analytics?.maker ?? "",
    "measurement.provider": provider,
    "measurement.allowed": analytics?.asksFirst ? `${analytics.name} (${provider})` : "",
    "measurement.hosts": list.format(consentHosts.measurement),
    "measurement.cookieDays": analyticsCookieDays,
    "measurement.pixel": site.measurement.pixelId && "Meta",
    "measurement.pixelHosts": list.format(consentHosts.marketing),
    /** Whether visitors are asked first, for a select. */
    "measurement.when": analytics === null ? "never" : analytics.asksFirst ? "asked" : "always",
    /** Whether visitors are asked to allow anything: `yes` or `no`, for a select. */
    "consent.asked": isConsentAsked ? "yes" : "no",
    /** What visitors are asked to allow, such as `measurement_marketing`, for a select. */
    "measurement.asked": askedCategories.filter((category) => category !== "embeds").join("_"),
    "booking.call.host": consentHosts.embeds.join(),
  };
}

/** The products of each field of integrations: `{integrations.payment}`. */
function integrationFacts(language: Language): Record<string, Fact> {
  const list = new Intl.ListFormat(locales[language]);
  return Object.fromEntries(
    Object.entries(integrations).map(([field, products]) => [`integrations.${field}`, list.format(products)]),
  );
}

function conversionFacts(language: Language): Record<string, Fact> {
  return {
    "conversion.weeksAfter": conversion.weeks - conversion.changedAfter,
    "conversion.before.rate": formatRate(conversion.before.rate, language),
    "conversion.after.rate": formatRate(conversion.after.rate, language),
    "conversion.lastRate": formatRate(conversion.lastRate, language),
  };
}

function totalFacts(language: Language): Record<string, Fact> {
  /** A task of the assistant in the examples. */
  const assistant = pricesOf("automation").find(([, { startingPrice }]) => startingPrice)?.[1];
  const socialPackages = pricesOf("social").flatMap(([, price]) =>
    price.package ? [price[firstCurrency]] : [],
  );
  const leftOfOrder = (socialExample.order[firstCurrency] * socialExample.marginPercent) / 100;
  return {
    ...Object.fromEntries(presets.flatMap((preset) => presetTotals(preset, language))),
    ...(assistant
      ? { "totals.assistant": new Amount(multiplyMoney(assistant, automationExample.tasks), language) }
      : {}),
    /** Extra orders a month from which the smallest social media package pays. */
    "totals.starterOrders": Math.ceil(Math.min(...socialPackages) / leftOfOrder),
  };
}

/** What a choice of the calculator costs each year at others: `choices.onePage.others`. */
function choiceFacts(language: Language): Record<string, Fact> {
  return Object.fromEntries(
    Object.values(estimateGroups).flatMap((choices) =>
      Object.entries(choices).map(([key, { running = [] }]) => [
        `choices.${key}.others`,
        new Amount(addCosts(running.map((cost) => yearlyCost(runningCosts[cost]))).first, language),
      ]),
    ),
  );
}

/** What clients of whom a trade's page tells paid in their first year, to the agency and to others: `{bought.butcher}`. */
function tradeFacts(language: Language): Record<string, Fact> {
  return Object.fromEntries(
    trades.flatMap(({ bought = {} }) =>
      Object.entries(bought).map(([name, { us, others }]) => {
        const due = [
          ...us.map(([group, key]) => prices[group][key]),
          ...others.map((key) => runningCosts[key]),
        ];
        return [`bought.${name}`, new Amount(addCosts(due.map(yearlyCost)).first, language)];
      }),
    ),
  );
}

const presets = keysOf(estimatePresets);

/** A business like the reader's: paid to the agency and to others in the first year, both together, and each later year. */
function presetTotals(preset: EstimatePreset, language: Language): [string, Fact][] {
  const { once, first, next, others, unsubscribed } = presetSums(preset);
  const less = (amount: Money, part: Money) => addMoney([amount, multiplyMoney(part, -1)]);
  const us = { firstYear: less(first, others), laterYears: less(next, others) };
  const taxed = (percent: number) => recordOf(keysOf(us), (year) => multiplyMoney(us[year], percent / 100));
  const vatPercent = legalLimits["vatPercent"] ?? 0;
  const vat = taxed(vatPercent);
  const withVat = taxed(100 + vatPercent);
  const amounts = {
    us: us.firstYear,
    others,
    firstYear: first,
    laterYears: next,
    /** The same without what is paid to the agency by the month. */
    "unsubscribed.firstYear": unsubscribed.first,
    "unsubscribed.laterYears": unsubscribed.next,
    /** The tax on what is paid to the agency, and both. */
    "vat.firstYear": vat.firstYear,
    "vat.laterYears": vat.laterYears,
    "withVat.firstYear": withVat.firstYear,
    "withVat.laterYears": withVat.laterYears,
    once,
    /** The deposit on what is paid once. */
    deposit: multiplyMoney(once, promises.legal.depositPercent / 100),
  };
  return Object.entries(amounts).map(([name, amount]) => [
    `totals.${preset}.${name}`,
    new Amount(amount, language),
  ]);
}
