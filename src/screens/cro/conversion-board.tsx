import type { Copy } from "#src/content/words.ts";
import { Price } from "#src/elements/price.tsx";
import { formatNumber, type Money } from "#src/formats/money.ts";
import { formatRate } from "#src/formats/percentages.ts";
import type { Language } from "#src/languages.ts";
import { ConversionChart } from "#src/screens/cro/conversion-chart.tsx";
import styles from "./conversion-board.module.css";

interface Period {
  readonly rate: number;
  readonly requestsPerWeek: number;
  readonly costPerRequest: Money;
}

interface ConversionBoardProps {
  readonly example: {
    readonly weekly: readonly {
      readonly number: number;
      readonly visits: number;
      readonly requests: number;
      readonly rate: number;
    }[];
    /** The change went live after this many weeks. */
    readonly changedAfter: number;
    readonly before: Period;
    readonly after: Period;
  };
  readonly words: Copy["cro"]["dashboard"];
  readonly language: Language;
}

/** A sample dashboard: three figures before and after, the curve between them, and its numbers as a table. */
export function ConversionBoard({ example, words, language }: ConversionBoardProps) {
  const { weekly, changedAfter, before, after } = example;
  const metrics = [
    {
      key: "rate",
      label: words.metrics.rate,
      now: formatRate(after.rate, language),
      earlier: formatRate(before.rate, language),
    },
    {
      key: "requests",
      label: words.metrics.requests,
      now: formatNumber(after.requestsPerWeek, language),
      earlier: formatNumber(before.requestsPerWeek, language),
    },
    {
      key: "cost",
      label: words.metrics.cost,
      now: <Price amount={after.costPerRequest} language={language} />,
      earlier: <Price amount={before.costPerRequest} language={language} />,
    },
  ];
  return (
    <div className={styles.board}>
      <dl className={styles.metrics}>
        {metrics.map(({ key, label, now, earlier }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <strong>{now}</strong>{" "}
              <span>
                {words.before} {earlier}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <figure className={styles.figure}>
        <figcaption>{words.chart.title}</figcaption>
        <ConversionChart
          rates={weekly.map(({ rate }) => rate)}
          changedAfter={changedAfter}
          words={words.chart}
          language={language}
        />
        <details>
          <summary>{words.table.summary}</summary>
          <table className={styles.table}>
            <caption className="visually-hidden">{words.table.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.table.week}</th>
                <th scope="col">{words.table.visits}</th>
                <th scope="col">{words.table.requests}</th>
                <th scope="col">{words.table.rate}</th>
              </tr>
            </thead>
            <tbody>
              {weekly.map((week) => (
                <tr key={week.number}>
                  <th scope="row">{week.number}</th>
                  <td>{formatNumber(week.visits, language)}</td>
                  <td>{formatNumber(week.requests, language)}</td>
                  <td>{formatRate(week.rate, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        <p className={styles.note}>{words.note}</p>
      </figure>
    </div>
  );
}
