import { addCosts, type YearlyCost } from "#src/content/yearly-cost.ts";
import { firstCurrency } from "#src/currencies.ts";
import { formatMoney } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";

export interface ChosenItem {
  readonly line: string;
  readonly cost: YearlyCost;
  /** Keys of what it also costs, paid to others; each is paid once. */
  readonly running: readonly string[];
}

/** What a choice costs: everything, and the part paid to others. */
export function estimateOf(
  chosen: readonly Pick<ChosenItem, "cost" | "running">[],
  runningCosts: Readonly<Record<string, YearlyCost>>,
): { readonly all: YearlyCost; readonly others: YearlyCost } {
  const running = [...new Set(chosen.flatMap(({ running }) => running))];
  const others = addCosts(running.flatMap((key) => runningCosts[key] ?? []));
  return { all: addCosts([...chosen.map(({ cost }) => cost), others]), others };
}

/** A choice as text: its lines and sums. */
export function estimateMessage(
  chosen: readonly ChosenItem[],
  runningCosts: Readonly<Record<string, YearlyCost>>,
  words: { readonly title: string; readonly sum: string },
  language: Language,
): string {
  const { all, others } = estimateOf(chosen, runningCosts);
  const currency = firstCurrency(language);
  const sums = { first: all.first, next: all.next, others: others.next };
  const sum = words.sum.replace(/\{(\w+)\}/g, (_, name: keyof typeof sums) =>
    formatMoney(sums[name][currency], currency, language),
  );
  return [words.title, ...chosen.map(({ line }) => `– ${line}`), sum].join("\n");
}
