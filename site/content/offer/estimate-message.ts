import type { Currency } from "#contract/currencies.ts";
import { formatMoney, type Money } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages.ts";
import { addCosts, type YearlyCost } from "#site/content/offer/yearly-cost.ts";

/** Name of the choice in the address: `?want=onePage,maintenance`. */
export const choiceParameter = "want";

export interface ChosenItem {
  /** How it is written in the message, by currency. */
  lines: Record<Currency, string>;
  projectType?: string | undefined;
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

/** What a choice writes into the contact form. */
export interface Estimate {
  message: string;
  projectType?: string;
}

/** A choice as text, its lines and sums, and the kind of project that its first line is. */
export function estimateText(
  chosen: ChosenItem[],
  runningCosts: Record<string, YearlyCost>,
  words: { title: string; sum: string },
  language: Language,
  currency: Currency,
): Estimate {
  const sums = estimateOf(chosen, runningCosts);
  const sum = words.sum.replace(/\{(\w+)\}/g, (_, name: keyof typeof sums) =>
    formatMoney(sums[name][currency], currency, language),
  );
  const projectType = chosen.find((item) => item.projectType)?.projectType;
  return {
    message: [words.title, ...chosen.map(({ lines }) => `– ${lines[currency]}`), sum].join("\n"),
    ...(projectType && { projectType }),
  };
}
