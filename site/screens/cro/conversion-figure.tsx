import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { conversion } from "#site/content/figures/conversion.ts";
import { formatRate } from "#site/content/formats/metrics.ts";
import { ConversionChart } from "#site/screens/cro/conversion-chart.tsx";
import { croCopy } from "#site/screens/cro/cro.copy.ts";
import "./numbers.css";

/** The conversion chart under what it shows. */
export function ConversionFigure({ language }: { language: Language }) {
  return (
    <figure>
      <figcaption className="label">{croCopy(language).dashboard.chart.title}</figcaption>
      <ConversionChart language={language} />
    </figure>
  );
}

/** The numbers of the chart, week by week. */
export function ConversionWeeks({ language }: { language: Language }) {
  const copy = croCopy(language).dashboard.table;
  return (
    <table className="numbers">
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.week}</th>
          <th scope="col">{copy.visits}</th>
          <th scope="col">{copy.requests}</th>
          <th scope="col">{copy.rate}</th>
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
  );
}
