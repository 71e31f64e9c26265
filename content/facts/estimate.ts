import type { PriceGroup, prices, RunningCost } from "#content/facts/prices.ts";

export interface EstimateChoice {
  /** Its line of the price list. */
  item: { [Group in PriceGroup]: [group: Group, key: keyof (typeof prices)[Group]] }[PriceGroup];
  /** What it also costs, paid to others. */
  running?: RunningCost[];
  /** It has a name in `estimate.yaml`, where the price list does not tell it apart. */
  named?: true;
}

/**
 * What the calculator of the price page offers, in its order; of the sites a visitor takes one. Choices are called as
 * in the price list, unless they are `named`.
 */
export const estimateGroups = {
  site: {
    landing: { item: ["websites", "landing"], running: ["domain", "hosting"] },
    onePage: { item: ["websites", "onePage"], running: ["domain", "hosting"] },
    showcase: { item: ["websites", "showcase"], running: ["domain", "hosting"] },
    shop: { item: ["websites", "shop"], running: ["domain", "shopHosting"] },
  },
  tasks: {
    answering: { item: ["automation", "first"], running: ["connector"], named: true },
    appointments: { item: ["automation", "first"], running: ["connector"], named: true },
  },
  monthly: {
    maintenance: { item: ["websites", "maintenance"] },
    socialSmall: { item: ["social", "small"] },
    socialStarter: { item: ["socialPackages", "starter"], named: true },
    cro: { item: ["campaigns", "cro"] },
    adsPack: { item: ["campaigns", "adsPack"] },
  },
  options: {
    piece: { item: ["design", "piece"] },
    voicebot: { item: ["automation", "voicebot"] },
    knowledgeBase: { item: ["automation", "knowledgeBase"] },
    multiNumbers: { item: ["automation", "multiNumbers"] },
    extraLanguage: { item: ["automation", "extraLanguage"] },
  },
} as const satisfies Record<string, Record<string, EstimateChoice>>;

type Groups = typeof estimateGroups;

type ChoiceKey = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** Choices of businesses like the reader's; the first is set at the start, and is the worked example. */
export const estimatePresets = {
  bakery: ["onePage", "answering", "maintenance"],
  roofer: ["showcase", "answering", "appointments", "maintenance"],
  practice: ["showcase", "appointments", "maintenance"],
  shop: ["shop", "answering", "maintenance", "socialSmall"],
} as const satisfies Record<string, ChoiceKey[]>;

export type EstimatePreset = keyof typeof estimatePresets;
