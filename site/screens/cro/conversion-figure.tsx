import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { conversion } from "#site/content/figures/conversion.ts";
import { formatRate } from "#site/content/formats/metrics.ts";
import { ConversionChart } from "#site/screens/cro/conversion-chart.tsx";
import { croWords } from "#site/screens/cro/cro.words.ts";
import styles from "./conversion-figure.module.css";
import "./numbers.css";

/** The conversion chart, with its numbers in a table. */
export function ConversionFigure({ language }: { language: Language }) {
  const words = croWords(language).dashboard;
  return (
    <figure className={styles.figure}>
      <figcaption className="note">{words.chart.sample}</figcaption>
      <ConversionChart language={language} />
      <table className="numbers">
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
          {conversion.weekly.map((week) => (
            <tr key={week.number}>
              <th scope="row">{week.number}</th>
              <td>{formatNumber(week.visits, language)}</td>
              <td>{formatNumber(week.requests, language)}</td>
              <td>{formatRate(week.rate, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
