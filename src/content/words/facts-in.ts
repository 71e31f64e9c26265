import { accessibility } from "#content/facts/accessibility.ts";
import { automationExample } from "#content/facts/automation-example.ts";
import { bakery } from "#content/facts/bakery.ts";
import { embeddedCalendar } from "#content/facts/calendar.ts";
import {
  analytics,
  askedCategories,
  consentServices,
  isConsentAsked,
} from "#content/facts/consent-services.ts";
import { international, phones, whatsapp } from "#content/facts/contact-links.ts";
import { conversion } from "#content/facts/conversion.ts";
import { type EstimatePreset, estimatePresets } from "#content/facts/estimate.ts";
import { examples } from "#content/facts/examples.ts";
import { heroTalk } from "#content/facts/hero-talk.ts";
import { legalLimits } from "#content/facts/legal-limits.ts";
import { identityMedia } from "#content/facts/media.ts";
import { methodDays } from "#content/facts/methods.ts";
import { designDelivery, packages, socialExample, socialReport } from "#content/facts/packages.ts";
import { exampleTasks, freeReplies, priceGroups, prices, runningCosts } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import { site } from "#site.config.ts";
import { presetOrder } from "#src/content/offer/preset-order.ts";
import { addCosts, yearlyCost } from "#src/content/offer/yearly-cost.ts";
import { answeredBy, people } from "#src/content/people/people.ts";
import { publishedCases, samplesAmong } from "#src/content/words/samples.ts";
import { currencies, firstCurrency } from "#src/currencies.ts";
import typeface from "#src/fonts/typeface.json" with { type: "json" };
import { formatDate, formatTime, formatTimeRange } from "#src/formats/dates.ts";
import { languageNames } from "#src/formats/language-names.ts";
import { addMoney, formatCurrency, formatMoney, isMoney, multiplyMoney } from "#src/formats/money.ts";
import { formatRate } from "#src/formats/percentages.ts";
import { placeName, placeNames } from "#src/formats/place-names.ts";
import { timeIn } from "#src/formats/time-zones.ts";
import { markAmounts } from "#src/formats/written-amounts.ts";
import { type Language, languages, settingsOf } from "#src/languages.ts";
import { isScreenKey, pathOf, routeKeys } from "#src/routes.ts";
import { currencyKey, formTextKey, preferenceKey } from "#src/storage-keys.ts";

/** What texts can name: the identity file by the same names, and the facts. */
const values = {
  ...site,
  promises,
  accessibility,
  typeface,
  cases: { count: publishedCases.length },
  samples: samplesAmong(publishedCases),
  legalLimits,
  automationExample,
  bakery,
  heroTalk,
  examples,
  handoverMinutes,
  websiteTypes,
  conversion,
  prices: Object.fromEntries(priceGroups.map((group) => [group, prices[group]])),
  runningCosts,
  freeReplies,
  packages,
  methodDays,
  identityMedia,
  designDelivery,
  socialReport,
  socialExample,
  storage: {
    language: preferenceKey,
    currency: currencies.length > 1 ? currencyKey : "",
    formText: formTextKey,
  },
};

/** A fact as texts use it: written in the language, or a number, which a plural can count. */
export type Fact = string | number;

/** The facts by their placeholders, such as `promises.quoteHours` or `prices.websites.landing`. */
export function factsIn(language: Language): Map<string, Fact> {
  const facts = new Map(written(values, "", language));
  for (const [name, value] of Object.entries(derived(language))) facts.set(name, value);
  for (const screen of routeKeys)
    if (isScreenKey(screen)) facts.set(`path.${screen}`, pathOf(screen, language));
  return facts;
}

/** Facts that follow from others. */
function derived(language: Language): Record<string, Fact> {
  const { legal, hours } = site;
  const answering = people[answeredBy[language]]?.name ?? "";
  const person = Object.fromEntries(Object.values(people).map(({ role, name }) => [`people.${role}`, name]));
  const provider = consentServices.measurement.provider ?? "";
  const currency = firstCurrency(language);
  const bakeryPrices = Object.entries(bakery.prices).map(([key, amount]) => [
    `bakery.prices.${key}`,
    formatMoney(amount, currency, language),
  ]);
  const text = (phoneNumber: string) => phoneNumber.replaceAll(" ", "\u00a0");
  const dial = (phoneNumber: string) => phoneNumber.replace(/[^+\d]/g, "");
  return {
    /** Empty where nobody is asked: there is no such page. */
    "path.choices": "",
    /** Who answers visitors in this language, and the first name. */
    answeredBy: answering,
    "answeredBy.first": answering.split(" ")[0] ?? "",
    /** Who does what in the team: `people.design`. */
    ...person,
    ...Object.fromEntries(bakeryPrices),
    languages: languageNames(languages, language),
    serviceAreas: placeNames(site.serviceAreas, language),
    "hours.range": formatTimeRange(hours.opens, hours.closes, language),
    /** The opening hours on the clocks of the language's readers. */
    "hours.local": localRange(language),
    "legal.country": placeName(legal.country, language),
    "legal.capital": legal.capital.amount === 0 ? "" : formatCurrency(legal.capital, language),
    "legal.host.phone": text(international(legal.host.phone)),
    "legalLimits.recoveryFee": formatCurrency(legalLimits.recoveryFee, language),
    "legalLimits.leadRetentionYears": Math.ceil(legalLimits.leadRetentionDays / 365),
    "contact.phone": text(phones[language]),
    "contact.dial": dial(phones[language]),
    "contact.whatsapp": text(whatsapp ?? ""),
    /** `whatsapp` or `phone`, for a select. */
    "contact.quickest": whatsapp === null ? "phone" : "whatsapp",
    /** Who counts visits, its maker, and whether visitors are asked first: `asked`, `always` or `never`. */
    "measurement.name": analytics?.name ?? "",
    "measurement.maker": analytics?.maker ?? "",
    "measurement.provider": provider,
    "measurement.allowed": analytics?.asksFirst ? `${analytics.name} (${provider})` : "",
    "measurement.pixel": site.measurement.pixelId && "Meta",
    "measurement.when": analytics === null ? "never" : analytics.asksFirst ? "asked" : "always",
    /** Whether visitors are asked to allow anything: `yes` or `no`, for a select. */
    "consent.asked": isConsentAsked ? "yes" : "no",
    /** What visitors are asked to allow, such as `measurement_marketing`, for a select. */
    "measurement.asked": askedCategories.filter((category) => category !== "embeds").join("_"),
    "booking.call.host": embeddedCalendar ? new URL(embeddedCalendar.url).hostname : "",
    "conversion.weeksAfter": conversion.weeks - conversion.changedAfter,
    "conversion.before.rate": formatRate(conversion.before.rate, language),
    "conversion.after.rate": formatRate(conversion.after.rate, language),
    "conversion.lastRate": formatRate(conversion.lastRate, language),
    ...Object.fromEntries(presets.flatMap((preset) => totalsOf(preset, language))),
    /** The assistant of the examples, which answers and takes appointments. */
    "totals.assistant": markAmounts(multiplyMoney(prices.automation.first, exampleTasks), language),
    /** Extra orders a month from which the smallest social media package pays. */
    "totals.starterOrders": Math.ceil(
      Math.min(...Object.values(prices.socialPackages).map((price) => price[currency])) /
        ((socialExample.order[currency] * socialExample.marginPercent) / 100),
    ),
  };
}

const presets = Object.keys(estimatePresets) as EstimatePreset[];

/** A business like the reader's: paid to the agency and to others in the first year, both together, and each later year. */
function totalsOf(preset: EstimatePreset, language: Language): [string, Fact][] {
  const order = presetOrder(preset);
  const ours = order.us.map(({ price }) => price);
  const us = addCosts(ours.map(yearlyCost));
  const others = addCosts(order.others.map((key) => yearlyCost(runningCosts[key])));
  const both = addCosts([us, others]);
  const once = addMoney(ours.filter(({ period }) => period === "once"));
  const amounts = {
    us: us.first,
    others: others.first,
    firstYear: both.first,
    laterYears: both.next,
    once,
    /** The deposit on what is paid once. */
    deposit: multiplyMoney(once, promises.legal.depositPercent / 100),
  };
  return Object.entries(amounts).map(([name, amount]) => [
    `totals.${preset}.${name}`,
    markAmounts(amount, language),
  ]);
}

/** The opening hours on the clocks of a language's readers, as they are in winter. */
function localRange(language: Language): string {
  const { opens, closes, timeZone } = site.hours;
  const there = settingsOf(language).timeZone ?? timeZone;
  return formatTimeRange(timeIn(there, opens, timeZone), timeIn(there, closes, timeZone), language);
}

/** Every value below `value`, each under its path: numbers as they are, days, times and prices as the language writes them. */
function written(value: unknown, name: string, language: Language): [string, Fact][] {
  if (typeof value === "number") return [[name, value]];
  if (typeof value === "string") return [[name, writtenText(value, language)]];
  if (typeof value !== "object" || value === null) return [];
  if (isMoney(value)) {
    return [
      [name, markAmounts(value, language)],
      [`${name}.year`, markAmounts(multiplyMoney(value, 12), language)],
    ];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    written(inner, name ? `${name}.${key}` : key, language),
  );
}

function writtenText(value: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, language);
  return /^\d{2}:\d{2}$/.test(value) ? formatTime(value, language) : value;
}
