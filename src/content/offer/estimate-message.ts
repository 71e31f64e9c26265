import { addCosts, type YearlyCost } from "#src/content/offer/yearly-cost.ts";
import { firstCurrency } from "#src/currencies.ts";
import { formatMoney, type Money } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";

/** Name of the choice in the address: `?want=onePage,maintenance`. */
export const choiceParameter = "want";

export interface ChosenItem {
  line: string;
  cost: YearlyCost;
  /** Keys of what it also costs, paid to others; each is paid once. */
  running: string[];
}

/** What a choice costs in the first year and in each later one, and how much of the latter is paid to others. */
export function estimateOf(
  chosen: Pick<ChosenItem, "cost" | "running">[],
  runningCosts: Record<string, YearlyCost>,
): Record<"first" | "next" | "others", Money> {
  const running = [...new Set(chosen.flatMap(({ running }) => running))];
  const others = addCosts(running.flatMap((key) => runningCosts[key] ?? []));
  return { ...addCosts([...chosen.map(({ cost }) => cost), others]), others: others.next };
}

/** A choice as text: its lines and sums. */
export function estimateMessage(
  chosen: ChosenItem[],
  runningCosts: Record<string, YearlyCost>,
  words: { title: string; sum: string },
  language: Language,
): string {
  const sums = estimateOf(chosen, runningCosts);
  const currency = firstCurrency(language);
  const sum = words.sum.replace(/\{(\w+)\}/g, (_, name: keyof typeof sums) =>
    formatMoney(sums[name][currency], currency, language),
  );
  return [words.title, ...chosen.map(({ line }) => `– ${line}`), sum].join("\n");
}
