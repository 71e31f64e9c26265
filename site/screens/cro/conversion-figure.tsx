import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { conversion } from "#site/content/figures/conversion.ts";
import { formatRate } from "#site/content/formats/metrics.ts";
import { ConversionChart } from "#site/screens/cro/conversion-chart.tsx";
import { croCopy } from "#site/screens/cro/cro.copy.ts";
import styles from "./conversion-figure.module.css";
import "./numbers.css";

/** The conversion chart, with its numbers in a table. */
export function ConversionFigure({ language }: { language: Language }) {
  const copy = croCopy(language).dashboard;
  return (
    <figure className={styles.figure}>
      <figcaption className="note">{copy.chart.sample}</figcaption>
      <ConversionChart language={language} />
      <table className="numbers">
        <caption className="visually-hidden">{copy.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.table.week}</th>
            <th scope="col">{copy.table.visits}</th>
            <th scope="col">{copy.table.requests}</th>
            <th scope="col">{copy.table.rate}</th>
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
