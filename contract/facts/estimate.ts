import { z } from "zod";
import { type KeyOf, keyIn, readData, record } from "#contract/copy/fact-schema.ts";
import { projectTypes } from "#contract/facts/contact-form.ts";
import { type PriceGroup, type PriceKey, priceGroups, prices } from "#contract/facts/prices.ts";
import { type RunningCost, runningCosts } from "#contract/facts/running-costs.ts";
import { projectsOf } from "#contract/services.ts";

const aPrice = "expected a price of facts/prices.yaml, such as [websites, landing]";

const choice = z.strictObject({
  /** Its line of the price list. */
  item: z.tuple([z.string(), z.string()], aPrice).refine(isPrice, aPrice) as unknown as z.ZodType<
    [group: PriceGroup, key: PriceKey]
  >,
  /** What it also costs, paid to others. */
  running: z
    .array(
      z.custom<RunningCost>(
        (key) => typeof key === "string" && key in runningCosts,
        "expected a cost of facts/running-costs.yaml",
      ),
    )
    .optional(),
  /** An option of an assistant, which comes with at least one task. */
  needsTask: z.literal(true).optional(),
  /** The kind of project it is asked for as, where its service has several. */
  projectType: z.enum(projectTypes).optional(),
  /** It has a name in `estimate.yaml`, where the price list does not tell it apart. */
  named: z.literal(true).optional(),
});

export type EstimateChoice = z.output<typeof choice>;

export type EstimatePreset = KeyOf<"presets">;

export type ChoiceKey = KeyOf<"choices">;

export const {
  groups: estimateGroups,
  singleChoices,
  presets: estimatePresets,
} = readData(
  "facts/estimate.yaml",
  z
    .strictObject({
      /** What the calculator of the price page offers, in its order. */
      groups: record("estimate groups", record("choices", choice)),
      /** Of these groups a visitor takes one choice at most. */
      singleChoices: z.array(keyIn("estimate groups")),
      /** Choices of businesses like the reader's; the first is set at the start, and is the worked example. */
      presets: record("presets", z.array(keyIn("choices"))),
    })
    .superRefine(({ groups, presets }, context) => {
      const known = Object.values(groups).flatMap((choices) => Object.keys(choices));
      for (const [preset, keys] of Object.entries(presets)) {
        for (const [position, key] of keys.entries()) {
          if (known.includes(key)) continue;
          const message = `expected one of ${known.join(", ")}`;
          context.addIssue({ code: "custom", path: ["presets", preset, position], message, input: key });
        }
      }
    }),
);

export type PricedChoice = ReturnType<typeof pricedChoice>;

/** What sums need to know of each choice, by key and in the calculator's order: without words, as the browser gets it. */
export const pricedChoices: Readonly<Record<string, PricedChoice>> = Object.fromEntries(
  Object.entries(estimateGroups).flatMap(([group, choices]) =>
    Object.entries<EstimateChoice>(choices).map(([key, choice]) => [key, pricedChoice(group, choice)]),
  ),
);

/** The first preset, if there is one: the price list and the home page show its first year. */
export const workedExample = Object.keys(estimatePresets)[0] as EstimatePreset | undefined;

function pricedChoice(
  group: string,
  { item: [table, item], running = [], needsTask, projectType }: EstimateChoice,
) {
  const { service, prices } = priceGroups[table];
  return {
    group,
    price: prices[item],
    /** Keys of what it also costs, paid to others; each is paid once. */
    running,
    /** Whether it comes with at least one task. */
    needsTask: needsTask === true,
    projectType: projectType ?? projectsOf(service)[0],
  };
}

function isPrice([group = "", key = ""]: string[]): boolean {
  return Object.hasOwn(prices, group) && Object.hasOwn(prices[group as PriceGroup], key);
}
