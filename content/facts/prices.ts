import type { ServiceKey } from "#content/facts/services.ts";
import type { Money } from "#src/formats/money.ts";

/** How often a price is paid. */
export type Period = "once" | "month" | "campaign";

/** What something costs, in whole euros and dollars without VAT, and on which terms. */
export interface Price extends Money {
  readonly period: Period;
  /** The lowest price: the quote may say more. */
  readonly from: boolean;
  /** Speaks for its service where that is named with one price. */
  readonly entry: boolean;
  /** Stands in the short list of the home page. */
  readonly listed: boolean;
  /** A guide price, confirmed in the quote: an add-on of the home page. */
  readonly guide: boolean;
}

const price = (EUR: number, USD: number, terms: Partial<Price> = {}): Price => ({
  EUR,
  USD,
  period: "once",
  from: false,
  entry: false,
  listed: false,
  guide: false,
  ...terms,
});

/**
 * Every price of the site, once for all languages. What stands here is shown: in the price list, on the
 * page of its service and in structured data; `content/copy/<language>/prices.ts` says its name.
 */
export const prices = {
  websites: {
    landing: price(490, 565, { from: true, entry: true }),
    onePage: price(550, 600, { from: true, listed: true }),
    showcase: price(990, 1140, { from: true }),
    shop: price(1990, 2290, { from: true }),
    maintenance: price(30, 33, { period: "month" }),
  },
  automation: {
    first: price(150, 165, { from: true, entry: true, listed: true }),
    voicebot: price(290, 315, { period: "month", guide: true }),
    knowledgeBase: price(390, 425, { period: "month", guide: true }),
    multiNumbers: price(90, 98, { period: "month" }),
    extraLanguage: price(90, 98, { period: "month", guide: true }),
  },
  design: {
    piece: price(250, 275, { from: true, entry: true, listed: true }),
  },
  designPackages: {
    express: price(1490, 1590),
    complete: price(2990, 3190),
    rebranding: price(4990, 5290),
  },
  designAddOns: {
    logoAnimation: price(490, 530),
    packaging: price(790, 860),
    signage: price(1290, 1390),
    vehicle: price(690, 740),
    powerpoint: price(390, 425),
    revisions: price(190, 205, { period: "month" }),
  },
  social: {
    small: price(200, 220, { period: "month", from: true, entry: true, listed: true }),
  },
  socialPackages: {
    starter: price(690, 740, { period: "month" }),
    growth: price(1290, 1390, { period: "month" }),
    enterprise: price(2490, 2690, { period: "month" }),
  },
  socialAddOns: {
    training: price(890, 960),
    shoot: price(1490, 1590),
    influence: price(490, 530, { period: "campaign" }),
    listening: price(290, 315, { period: "month" }),
    chatbot: price(690, 740),
    competitorAudit: price(390, 425),
  },
  campaigns: {
    adsPack: price(890, 970, { period: "month", from: true, listed: true }),
    cro: price(390, 425, { period: "month", entry: true, listed: true }),
    creativePack: price(240, 260, { guide: true }),
  },
} satisfies Record<string, Record<string, Price>>;

export type PriceGroup = keyof typeof prices;

/** The service that each group of prices belongs to. */
export const serviceOfPrices: Readonly<Record<PriceGroup, ServiceKey>> = {
  websites: "websites",
  automation: "automation",
  design: "design",
  designPackages: "design",
  designAddOns: "design",
  social: "social",
  socialPackages: "social",
  socialAddOns: "social",
  campaigns: "cro",
};
