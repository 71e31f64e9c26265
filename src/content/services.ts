import { automation as automationDe } from "#content/copy/de/automation.ts";
import { cro as croDe } from "#content/copy/de/cro.ts";
import { design as designDe } from "#content/copy/de/design.ts";
import { social as socialDe } from "#content/copy/de/social.ts";
import { websites as websitesDe } from "#content/copy/de/websites.ts";
import { automation as automationEn } from "#content/copy/en/automation.ts";
import { cro as croEn } from "#content/copy/en/cro.ts";
import { design as designEn } from "#content/copy/en/design.ts";
import { social as socialEn } from "#content/copy/en/social.ts";
import { websites as websitesEn } from "#content/copy/en/websites.ts";
import { automation as automationFr } from "#content/copy/fr/automation.ts";
import { cro as croFr } from "#content/copy/fr/cro.ts";
import { design as designFr } from "#content/copy/fr/design.ts";
import { social as socialFr } from "#content/copy/fr/social.ts";
import { websites as websitesFr } from "#content/copy/fr/websites.ts";
import { prices } from "#content/facts/prices.ts";
import { layoutWords, type ServiceKey } from "#src/content/layout-words.ts";
import { fillPlaceholders } from "#src/content/placeholders.ts";
import type { Money } from "#src/formats/money.ts";
import type { Language, Localized } from "#src/languages.ts";
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

const websites: Localized<typeof websitesFr> = { fr: websitesFr, en: websitesEn, de: websitesDe };
const automation: Localized<typeof automationFr> = { fr: automationFr, en: automationEn, de: automationDe };
const cro: Localized<typeof croFr> = { fr: croFr, en: croEn, de: croDe };
const design: Localized<typeof designFr> = { fr: designFr, en: designEn, de: designDe };
const social: Localized<typeof socialFr> = { fr: socialFr, en: socialEn, de: socialDe };

const copies = { websites, automation, cro, design, social } as const;

const offers: Readonly<Record<ServiceKey, (language: Language) => readonly Offer[]>> = {
  websites: (language) => {
    const { showcase, shop, landing } = websites[language].types.items;
    const words = {
      showcase: { name: showcase.title },
      shop: { name: shop.title },
      landing: { name: landing.title },
    };
    return named(prices.websites, words, { from: true, monthly: false });
  },
  automation: (language) =>
    named(prices.automationOptions, automation[language].options.items, { from: false, monthly: true }),
  cro: (language) => [
    { key: "month", name: cro[language].offer.title, price: prices.cro, from: false, monthly: true },
  ],
  design: (language) =>
    named(prices.designPackages, design[language].packages.items, { from: false, monthly: false }),
  social: (language) =>
    named(prices.socialPackages, social[language].packages.items, { from: false, monthly: true }),
};

/** A service with what it costs: its types or packages and its options, by the names its page gives them. */
export function serviceOf(key: ServiceKey, language: Language): Service {
  const file = `content/copy/${language}/${key}.ts`;
  return {
    key,
    name: layoutWords[language].services[key],
    description: fillPlaceholders(copies[key][language].seo.description, { file, language }),
    path: pathOf(key, language),
    offers: offers[key](language),
  };
}
