import type { ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import { hasPage, pageOf } from "#contract/routes.ts";
import type { WordsOf } from "#contract/words/create-words.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import type { EstimatePreset } from "#data/site/content/facts/estimate.ts";
import { presetOrder } from "#site/content/figures/preset-order.ts";
import { addCosts, type YearlyCost, yearlyCost } from "#site/content/figures/yearly-cost.ts";
import { estimateWords } from "#site/content/offer/estimate.words.ts";
import { examplesWords } from "#site/content/offer/examples.words.ts";
import { type PricedItem, pricedItem, runningItem } from "#site/content/offer/price-list.ts";
import type { pricingWords } from "#site/content/offer/pricing.words.ts";
import { Price } from "#site/elements/price.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import "./amounts.css";
import styles from "./first-year.module.css";

interface FirstYearProps {
  words: NonNullable<WordsOf<typeof pricingWords>["total"]>;
  preset: EstimatePreset;
  language: Language;
  /** Beside the title. */
  beside?: ReactNode;
  /** What opens the lines, where they are closed at first. */
  opener?: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** What a business pays in its first year and in each later one, in large type; below it as a waterfall of bars. */
export function FirstYear({ words, preset, language, beside, opener, children }: FirstYearProps) {
  const { us, others } = orderLines(preset, language);
  const lines = [...us, ...others];
  const example = pageOf("examples", language, "#quote");
  const quote = example ? examplesWords(language).papers.quote : undefined;
  const sum = addCosts(lines);
  const before = (line: OrderLine) =>
    lines.slice(0, lines.indexOf(line)).reduce((total, { first }) => total + first[firstCurrency], 0);
  const share = (amount: number) => `${((100 * amount) / sum.first[firstCurrency]).toFixed(2)}%`;
  const table = (
    <table className="across amounts">
      <thead>
        <tr>
          <th scope="col">
            {words.columns.item}
            <svg aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
          </th>
          <th scope="col">{words.columns.first}</th>
          <th scope="col">{words.columns.next}</th>
        </tr>
      </thead>
      {(
        [
          ["us", us],
          ["others", others],
        ] as const
      ).map(([key, paid]) => (
        <tbody key={key}>
          <tr>
            <th className="note" scope="rowgroup" colSpan={3}>
              {words.paidTo[key]}
            </th>
          </tr>
          {paid.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                {line.name}{" "}
                <small className="note">
                  {line.task ? `${line.task}, ` : null}
                  {line.price.period === "month" ? <Price amount={line.price} language={language} /> : null}{" "}
                  {key === "us" ? line.period.replaceAll(" ", "\u00a0") : null}
                </small>
                <svg aria-hidden="true">
                  <rect x={share(before(line))} width={share(line.first[firstCurrency])} height="100%" />
                </svg>
              </th>
              <td>
                <Price amount={line.first} language={language} />
              </td>
              <td>{line.next[firstCurrency] > 0 ? <Price amount={line.next} language={language} /> : "–"}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
  return (
    <section
      className={`columns gap-4 framed-flush-top ${styles.year}`}
      id="total"
      aria-labelledby="total-title"
    >
      <div className={`spread ${styles.head}`}>
        <h2 id="total-title">{words.title}</h2>
        {beside}
      </div>
      <dl className={`tiles two gap-6 ${styles.total}`}>
        <div>
          <dt>{words.columns.first}</dt>
          <dd className="title-l">
            <Price amount={sum.first} language={language} />
          </dd>
          <dd className="note">{words.sum}</dd>
        </div>
        <div>
          <dt>{words.columns.next}</dt>
          <dd className="title-l">
            <Price amount={sum.next} language={language} />
          </dd>
        </div>
      </dl>
      {opener === undefined ? (
        table
      ) : (
        <details className="disclosure across ruled">
          <summary className="title-s">{opener}</summary>
          {table}
        </details>
      )}
      <p className="note span-8">
        {withPrices(words.note)} {example && quote ? <a href={example}>{quote.link}</a> : null}
      </p>
      {children}
    </section>
  );
}

interface OrderLine extends Omit<PricedItem, "group" | "key">, YearlyCost {
  key: string;
  /** What is meant, where the price list has one name for several choices. */
  task?: string | undefined;
}

/** What a preset of the calculator orders, and what is paid to others. */
function orderLines(preset: EstimatePreset, language: Language): Record<"us" | "others", OrderLine[]> {
  const { us, others } = presetOrder(preset);
  const tasks: Record<string, string> = hasPage("pricing", language) ? estimateWords(language).names : {};
  const withCost = (item: Omit<OrderLine, keyof YearlyCost>) => ({ ...item, ...yearlyCost(item.price) });
  return {
    us: us.map(({ key, group, name }) =>
      withCost({ ...pricedItem(group, name, language), key, task: tasks[key] }),
    ),
    others: others.map((key) => withCost(runningItem(key, language))),
  };
}
