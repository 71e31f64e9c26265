import { isWithdrawn, type ServiceKey } from "#contract/facts/services.ts";
import type { Money } from "#contract/formats/money.ts";

/** Billing periods. */
export const periods = ["once", "month", "year", "campaign", "message"] as const;

export type Period = (typeof periods)[number];

/** An amount without VAT for each currency in `contract/currencies.ts`; other currencies are ignored. */
type Amounts = Money & Record<string, number>;

interface Terms {
  period: Period;
  /** A minimum price ("from"); the quote may be higher. */
  from: boolean;
  /** The price shown where its service is shown with a single price. */
  entry: boolean;
  /** Listed in the short price list on the home page. */
  listed: boolean;
  /** A guide price of the home page's add-ons, confirmed in the quote. */
  guide: boolean;
}

export type Price = Money & Terms;

const price = (amounts: Amounts, terms: Partial<Terms> = {}): Price => ({
  ...amounts,
  period: "once",
  from: false,
  entry: false,
  listed: false,
  guide: false,
  ...terms,
});

/**
 * Every price of the site. An entry appears in the price list, on its service's page and in structured data; its name
 * is in `sample/copy/<language>/prices.yaml`.
 */
export const prices = {
  websites: {
    landing: price({ EUR: 490, USD: 565 }, { from: true, entry: true }),
    onePage: price({ EUR: 550, USD: 600 }, { from: true, listed: true }),
    showcase: price({ EUR: 990, USD: 1140 }, { from: true }),
    shop: price({ EUR: 1990, USD: 2290 }, { from: true }),
    maintenance: price({ EUR: 30, USD: 33 }, { period: "month" }),
  },
  automation: {
    first: price({ EUR: 150, USD: 165 }, { from: true, entry: true, listed: true }),
    voicebot: price({ EUR: 290, USD: 315 }, { period: "month", guide: true }),
    knowledgeBase: price({ EUR: 390, USD: 425 }, { period: "month", guide: true }),
    multiNumbers: price({ EUR: 90, USD: 98 }, { period: "month" }),
    extraLanguage: price({ EUR: 90, USD: 98 }, { period: "month", guide: true }),
  },
  campaigns: {
    adsPack: price({ EUR: 890, USD: 970 }, { period: "month", from: true, listed: true }),
    cro: price({ EUR: 390, USD: 425 }, { period: "month", entry: true, listed: true }),
    creativePack: price({ EUR: 240, USD: 260 }, { guide: true }),
  },
  design: {
    piece: price({ EUR: 250, USD: 275 }, { from: true, entry: true, listed: true }),
  },
  designPackages: {
    express: price({ EUR: 1490, USD: 1590 }),
    complete: price({ EUR: 2990, USD: 3190 }),
    rebranding: price({ EUR: 4990, USD: 5290 }),
  },
  designAddOns: {
    logoAnimation: price({ EUR: 490, USD: 530 }),
    packaging: price({ EUR: 790, USD: 860 }),
    signage: price({ EUR: 1290, USD: 1390 }),
    vehicle: price({ EUR: 690, USD: 740 }),
    powerpoint: price({ EUR: 390, USD: 425 }),
    revisions: price({ EUR: 190, USD: 205 }, { period: "month" }),
  },
  social: {
    small: price({ EUR: 200, USD: 220 }, { period: "month", from: true, entry: true, listed: true }),
  },
  socialPackages: {
    starter: price({ EUR: 690, USD: 740 }, { period: "month" }),
    growth: price({ EUR: 1290, USD: 1390 }, { period: "month" }),
    enterprise: price({ EUR: 2490, USD: 2690 }, { period: "month" }),
  },
  socialAddOns: {
    training: price({ EUR: 890, USD: 960 }),
    shoot: price({ EUR: 1490, USD: 1590 }),
    influence: price({ EUR: 490, USD: 530 }, { period: "campaign" }),
    listening: price({ EUR: 290, USD: 315 }, { period: "month" }),
    chatbot: price({ EUR: 690, USD: 740 }),
    competitorAudit: price({ EUR: 390, USD: 425 }),
  },
} satisfies Record<string, Record<string, Price>>;

export type PriceGroup = keyof typeof prices;

/** The service of each group of prices. */
export const serviceOfPrices: Record<PriceGroup, ServiceKey> = {
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

/** Price groups of the services on offer. */
export const priceGroups = (Object.keys(prices) as PriceGroup[]).filter(
  (group) => !isWithdrawn(serviceOfPrices[group]),
);

/** Packages stand in the table of what their service sells one at a time. */
export const tableOfPackages = {
  designPackages: "design",
  socialPackages: "social",
} as const satisfies { [Group in PriceGroup]?: PriceGroup };

/** A group with a table of its own. */
export type TableGroup = Exclude<PriceGroup, keyof typeof tableOfPackages>;

/**
 * What a client pays to others, about: in the client's own name, at the provider's price. Names are under `running` in
 * `sample/copy/<language>/prices.yaml`.
 */
const costs = {
  domain: price({ EUR: 15, USD: 17 }, { period: "year" }),
  hosting: price({ EUR: 60, USD: 65 }, { period: "year" }),
  shopHosting: price({ EUR: 180, USD: 195 }, { period: "year" }),
  connector: price({ EUR: 120, USD: 130 }, { period: "year", from: true }),
  whatsapp: price({ EUR: 0, USD: 0 }, { period: "month" }),
  textMessage: price({ EUR: 0.08, USD: 0.09 }, { period: "message" }),
  /** At most; a short list costs nothing. */
  emailTool: price({ EUR: 240, USD: 260 }, { period: "year" }),
} as const satisfies Record<string, Price>;

export type RunningCost = keyof typeof costs;

/** Running costs with names, of services on offer or not. */
export const allRunningCosts = Object.keys(costs) as RunningCost[];

/** Running costs of the services on offer. */
export const runningCosts = Object.fromEntries(
  Object.entries(costs).filter(([key]) => !isWithdrawn(key)),
) as typeof costs;

/** WhatsApp replies that cost nothing, per month and number. */
export const freeReplies = 1000;

/** Tasks of the assistant in the examples: answering, and taking appointments. */
export const exampleTasks = 2;
