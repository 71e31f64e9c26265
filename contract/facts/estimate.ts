import type { ProjectType } from "#contract/facts/contact-form.ts";
import type { PriceGroup, prices, RunningCost } from "#contract/facts/prices.ts";

export interface EstimateChoice {
  /** Its line of the price list. */
  item: { [Group in PriceGroup]: [group: Group, key: keyof (typeof prices)[Group]] }[PriceGroup];
  /** What it also costs, paid to others. */
  running?: RunningCost[];
  /** An option of an assistant, which comes with at least one task. */
  needsTask?: true;
  /** The kind of project it is asked for as, where its service has several. */
  projectType?: ProjectType;
  /** It has a name in `estimate.yaml`, where the price list does not tell it apart. */
  named?: true;
}

/**
 * What the calculator of the price page offers, in its order. Choices are called as in the price list, unless they are
 * `named`.
 */
export const estimateGroups = {
  site: {
    landing: { item: ["websites", "landing"], running: ["domain", "hosting"] },
    onePage: { item: ["websites", "onePage"], running: ["domain", "hosting"] },
    showcase: { item: ["websites", "showcase"], running: ["domain", "hosting"] },
    shop: { item: ["websites", "shop"], running: ["domain", "shopHosting"], projectType: "ecommerce" },
  },
  tasks: {
    answering: { item: ["automation", "first"], running: ["connector"], named: true },
    appointments: { item: ["automation", "first"], running: ["connector"], named: true },
  },
  social: {
    socialSmall: { item: ["social", "small"] },
    socialStarter: { item: ["socialPackages", "starter"], named: true },
  },
  monthly: {
    maintenance: { item: ["websites", "maintenance"] },
    cro: { item: ["campaigns", "cro"] },
    adsPack: { item: ["campaigns", "adsPack"] },
  },
  options: {
    piece: { item: ["design", "piece"] },
    voicebot: { item: ["automation", "voicebot"], needsTask: true },
    knowledgeBase: { item: ["automation", "knowledgeBase"], needsTask: true },
    multiNumbers: { item: ["automation", "multiNumbers"], needsTask: true },
    extraLanguage: { item: ["automation", "extraLanguage"], needsTask: true },
  },
} as const satisfies Record<string, Record<string, EstimateChoice>>;

/** Of these groups a visitor takes one choice at most. */
export const singleChoices = ["site", "social"] as const satisfies (keyof typeof estimateGroups)[];

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
