import { prices } from "#content/facts/prices.ts";
import type { ServiceKey } from "#content/facts/services.ts";
import { wordsOf } from "#src/content/words.ts";
import type { Money } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

/** One of the agency's services, as machines are told of it. */
export interface Service {
  readonly key: ServiceKey;
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly offers: readonly Offer[];
}

/** Something a service offers at a price. */
export interface Offer {
  readonly key: string;
  readonly name: string;
  readonly price: Money;
  /** The price is the lowest there is. */
  readonly from: boolean;
  readonly monthly: boolean;
}

type Words<Key extends string> = Readonly<Record<Key, { readonly name: string }>>;

const named = <Key extends string>(
  amounts: Readonly<Record<Key, Money>>,
  words: Words<Key>,
  terms: Pick<Offer, "from" | "monthly">,
): readonly Offer[] =>
  (Object.keys(amounts) as Key[]).map((key) => ({
    key,
    name: words[key].name,
    price: amounts[key],
    ...terms,
  }));

const offers: Readonly<Record<ServiceKey, (language: Language) => readonly Offer[]>> = {
  websites: (language) => {
    const { showcase, shop, landing } = wordsOf("websites", language).types.items;
    const words = {
      showcase: { name: showcase.title },
      shop: { name: shop.title },
      landing: { name: landing.title },
    };
    return named(prices.websites, words, { from: true, monthly: false });
  },
  automation: (language) =>
    named(prices.automationOptions, wordsOf("automation", language).options.items, {
      from: false,
      monthly: true,
    }),
  cro: (language) => [
    {
      key: "month",
      name: wordsOf("cro", language).offer.title,
      price: prices.cro,
      from: false,
      monthly: true,
    },
  ],
  design: (language) =>
    named(prices.designPackages, wordsOf("design", language).packages.items, { from: false, monthly: false }),
  social: (language) =>
    named(prices.socialPackages, wordsOf("social", language).packages.items, { from: false, monthly: true }),
};

/** A service with what it costs: its types or packages and its options, by the names its page gives them. */
export function serviceOf(key: ServiceKey, language: Language): Service {
  return {
    key,
    name: wordsOf("layout", language).services[key],
    description: wordsOf(key, language).seo.description,
    path: pathOf(key, language),
    offers: offers[key](language),
  };
}
