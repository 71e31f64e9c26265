import type { ReactNode } from "react";
import { formatRate } from "#contract/formats/metrics.ts";
import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages.ts";
import { Price } from "#site/elements/price.tsx";
import { type ConversionPeriod, conversion } from "#site/screens/cro/conversion.ts";
import { croWords } from "#site/screens/cro/words.ts";

/** A sample dashboard: three metrics before and after a change. */
export function ConversionMetrics({ language }: { language: Language }) {
  const { chart, metrics, before, after } = croWords(language).dashboard;
  const shown: Record<keyof typeof metrics, (period: ConversionPeriod) => ReactNode> = {
    rate: ({ rate }) => formatRate(rate, language),
    requests: ({ requestsPerWeek }) => formatNumber(requestsPerWeek, language),
    cost: ({ costPerRequest }) => <Price amount={costPerRequest} language={language} />,
  };
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">{chart.sample}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(shown) as (keyof typeof shown)[]).map((key) => (
          <tr key={key}>
            <th scope="row">{metrics[key]}</th>
            <td>{shown[key](conversion.before)}</td>
            <td className="title-l">{shown[key](conversion.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
