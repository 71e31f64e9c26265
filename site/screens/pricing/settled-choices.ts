import { pricedChoices, singleChoices } from "#data/site/content/facts/calculator-choices.ts";

const all = Object.keys(pricedChoices);
const isTask = (key: string) => pricedChoices[key]?.group === "tasks";
const firstTask = all.find(isTask);

/**
 * What is on offer of some keys, in its order, one of each group with a choice of none. An option brings the first task
 * with it, and goes with the last one.
 */
export function settledChoices(wanted: readonly string[], before: readonly string[] = []): string[] {
  const offered = all.filter((key) => wanted.includes(key));
  const chosen = offered.filter((key) => {
    const { group } = pricedChoices[key] ?? {};
    const isSingle = singleChoices.some((single) => single === group);
    return !isSingle || key === offered.findLast((other) => pricedChoices[other]?.group === group);
  });
  const needsTask = (key: string) => pricedChoices[key]?.needsTask === true;
  if (!firstTask || !chosen.some(needsTask) || chosen.some(isTask)) return chosen;
  if (before.some(isTask)) return chosen.filter((key) => !needsTask(key));
  return settledChoices([...chosen, firstTask]);
}
