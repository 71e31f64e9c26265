import type { Language } from "#contract/languages/languages.ts";
import { keysOf } from "#contract/reader/records.ts";
import type { Price } from "#contract/schemas/price.ts";
import { type PriceGroup, type PriceKey, priceGroups, prices } from "#data/contract/facts/prices.ts";
import type { ServiceKey } from "#data/contract/facts/services.ts";
import { type RunningCost, runningCosts } from "#data/site/content/facts/running-costs.ts";
import { pricesCopy } from "#site/content/offer/prices.copy.ts";

const groupKeys = keysOf(priceGroups);

/** Price groups with a table of their own. */
export const tableGroups = groupKeys.filter((group) => priceGroups[group].table === undefined);

export const serviceOfPrices = (group: PriceGroup): ServiceKey => priceGroups[group].service;

/** A table of the price list: a group and its packages. */
export function priceGroup(table: PriceGroup, language: Language) {
  const { caption, name, running } = pricesCopy(language).groups[table];
  const groups = groupKeys.filter((group) => (priceGroups[group].table ?? group) === table);
  return { caption, name, running, items: groups.flatMap((group) => pricedItems(group, language)) };
}

/**
 * The first table of a service: what it sells one at a time.
 * @throws if it has none
 */
export function tableOf(service: ServiceKey, language: Language) {
  const table = tableGroups.find((group) => serviceOfPrices(group) === service);
  if (table === undefined)
    throw new Error(`facts/prices.yaml: no group of ${service} has a table of its own`);
  return priceGroup(table, language);
}

function pricedItems(group: PriceGroup, language: Language): PricedItem[] {
  return keysOf(prices[group]).map((key) => pricedItem(group, key, language));
}

/** A price with its words: "from", if it is a minimum, and its period. */
function withTerms(price: Price, language: Language) {
  const { from, periods } = pricesCopy(language);
  return { price, from: price.from ? from : null, period: periods[price.period] };
}

export function pricedItem(group: PriceGroup, key: PriceKey, language: Language) {
  const { name, detail } = pricesCopy(language).groups[group].items[key];
  return { key, group, name, detail, ...withTerms(prices[group][key], language) };
}

export type PricedItem = ReturnType<typeof pricedItem>;

export function runningItem(key: RunningCost, language: Language) {
  return { key, ...pricesCopy(language).running.items[key], ...withTerms(runningCosts[key], language) };
}

export function allPricedItems(language: Language): PricedItem[] {
  return groupKeys.flatMap((group) => pricedItems(group, language));
}

export function pricedItemsOf(service: ServiceKey, language: Language): PricedItem[] {
  return allPricedItems(language).filter(({ group }) => serviceOfPrices(group) === service);
}

export function startingPriceOf(service: ServiceKey, language: Language): PricedItem {
  const starting = pricedItemsOf(service, language).find(({ price }) => price.startingPrice);
  if (!starting) throw new Error(`facts/prices.yaml has no starting price for ${service}`);
  return starting;
}

/** The price that a service is listed with. */
export function listedPriceOf(service: ServiceKey, language: Language): PricedItem {
  const starting = startingPriceOf(service, language);
  const listed = pricedItemsOf(service, language).find(({ price }) => price.listed);
  return starting.price.listed ? starting : (listed ?? starting);
}
