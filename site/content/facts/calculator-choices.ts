import { z } from "zod";
import { entriesOf, keysOf } from "#contract/reader/records.ts";
import { expectedOne, type KeyOf, keyOf, newKey, oneOf, record } from "#contract/reader/schema-parts.ts";
import { projectTypes } from "#data/contract/facts/contact-form.ts";
import { priceGroups } from "#data/contract/facts/prices.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";
import { priceItem } from "#site/content/facts/price-item.ts";
import { projectsOf } from "#site/content/facts/service-projects.ts";

const choice = z.strictObject({
  /** Its line of the price list. */
  item: priceItem,
  /** What it also costs, paid to others. */
  running: z.array(keyOf(runningCosts)).optional(),
  /** An option of an assistant, which comes with at least one task. */
  needsTask: z.literal(true).optional(),
  /** The kind of project it is asked for as, where its service has several. */
  projectType: oneOf(projectTypes).optional(),
  /** Whether `estimate.yaml` names it: otherwise it has the name of its line in the price list. */
  named: z.literal(true).optional(),
});

export type EstimateChoice = z.output<typeof choice>;

export type EstimatePreset = KeyOf<"presets">;

export type ChoiceKey = KeyOf<"choices">;

export const schema = z
  .strictObject({
    /** What the calculator of the price page offers, in its order. */
    groups: record("estimate groups", record("choices", choice)),
    /** Of these groups a visitor takes one choice at most. */
    singleChoices: z.array(newKey("estimate groups")),
    /** Choices of businesses like the reader's; the first is set at the start, and is the worked example. */
    presets: record("presets", z.array(newKey("choices"))),
  })
  .superRefine(({ groups, singleChoices, presets }, context) => {
    const check = (path: PropertyKey[], key: string, keys: readonly string[]) => {
      if (keys.includes(key)) return;
      context.addIssue({ code: "custom", path, message: expectedOne(keys), input: key });
    };
    const choices = Object.values(groups).flatMap(keysOf);
    for (const [index, group] of singleChoices.entries())
      check(["singleChoices", index], group, keysOf(groups));
    for (const [preset, keys] of entriesOf(presets))
      for (const [index, key] of keys.entries()) check(["presets", preset, index], key, choices);
  });

export const {
  groups: estimateGroups,
  singleChoices,
  presets: estimatePresets,
} = readOptional("facts/estimate.yaml", schema, "estimate") ??
schema.parse({ groups: {}, singleChoices: [], presets: {} });

export type PricedChoice = ReturnType<typeof pricedChoice>;

/**
 * What sums need to know of each choice, by key and in the calculator's order: without words, as the browser
 * gets it.
 */
export const pricedChoices: Readonly<Record<string, PricedChoice>> = Object.fromEntries(
  entriesOf(estimateGroups).flatMap(([group, choices]) =>
    entriesOf(choices).map(([key, choice]) => [key, pricedChoice(group, choice)]),
  ),
);

/** The first preset, if there is one: the price list and the home page show its first year. */
export const [workedExample] = keysOf(estimatePresets);

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
