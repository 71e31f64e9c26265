import {
  type Price,
  type PriceGroup,
  priceGroups,
  prices,
  type RunningCost,
  runningCosts,
  serviceOfPrices,
  type TableGroup,
  tableOfPackages,
} from "#contract/facts/prices.ts";
import type { ServiceKey } from "#contract/facts/services.ts";
import type { Language } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { pricesWords } from "#site/content/offer/prices.words.ts";

export interface PricedItem<Key extends string = string> {
  key: Key;
  group: PriceGroup;
  name: string;
  detail: string;
  price: Price;
  /** "from", if the price is a minimum. */
  from: string | null;
  period: string;
}

/** Price groups with a table of their own. */
export const tableGroups = priceGroups.filter((group): group is TableGroup => !(group in tableOfPackages));

/** A table of the price list: a group and its packages. */
export function priceGroup(table: TableGroup, language: Language) {
  const { caption, name, running } = pricesWords(language).groups[table];
  const tables: Record<string, PriceGroup> = tableOfPackages;
  const groups = priceGroups.filter((group) => (tables[group] ?? group) === table);
  return { caption, name, running, items: groups.flatMap((group) => pricedItems(group, language)) };
}

export function pricedItems<Group extends PriceGroup>(group: Group, language: Language) {
  const words = pricesWords(language);
  const named: Record<string, { name: string; detail: string }> = words.groups[group].items;
  type Key = keyof (typeof prices)[Group] & string;
  return (Object.entries(prices[group]) as [Key, Price][]).map(([key, price]): PricedItem<Key> => {
    const { name, detail } = named[key] ?? missing(group, key, language);
    return {
      key,
      group,
      name,
      detail,
      price,
      from: price.from ? words.from : null,
      period: words.periods[price.period],
    };
  });
}

export function pricedItem<Group extends PriceGroup>(
  group: Group,
  key: keyof (typeof prices)[Group],
  language: Language,
): PricedItem {
  const found = pricedItems(group, language).find((item) => item.key === key);
  return found ?? missing(group, String(key), language);
}

export function runningItem(key: RunningCost, language: Language) {
  const { running, from, periods } = pricesWords(language);
  const price: Price = runningCosts[key];
  return {
    key,
    ...running.items[key],
    price,
    from: price.from ? from : null,
    period: periods[price.period],
  };
}

export function allPricedItems(language: Language): PricedItem[] {
  return priceGroups.flatMap((group) => pricedItems(group, language));
}

export function pricedItemsOf(service: ServiceKey, language: Language): PricedItem[] {
  return allPricedItems(language).filter(({ group }) => serviceOfPrices[group] === service);
}

export function entryPriceOf(service: ServiceKey, language: Language): PricedItem {
  const entry = pricedItemsOf(service, language).find(({ price }) => price.entry);
  if (!entry) throw new Error(`contract/facts/prices.ts has no entry price for ${service}`);
  return entry;
}

/** The price a service is listed with on the home page: what most clients begin with. */
export function listedPriceOf(service: ServiceKey, language: Language): PricedItem {
  const entry = entryPriceOf(service, language);
  const listed = pricedItemsOf(service, language).find(({ price }) => price.listed);
  return entry.price.listed ? entry : (listed ?? entry);
}

function missing(group: PriceGroup, key: string, language: Language): never {
  throw new Error(`${siteFolder}/copy/${language}/prices.yaml names no ${group}.${key}`);
}
