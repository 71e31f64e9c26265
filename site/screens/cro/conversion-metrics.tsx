import { currencies } from "#contract/facts/currencies.ts";
import { formatNumber } from "#contract/formats/money.ts";
import { formatRate } from "#contract/formats/percentages.ts";
import type { Language } from "#contract/languages.ts";
import { Price } from "#site/elements/price.tsx";
import { conversion } from "#site/screens/cro/conversion.ts";
import { croWords } from "#site/screens/cro/words.ts";
import styles from "./conversion-metrics.module.css";

/** A sample dashboard: three metrics after and before a change, in figures and as two bars. */
export function ConversionMetrics({ language }: { language: Language }) {
  const words = croWords(language).dashboard;
  const { before, after } = conversion;
  const [currency] = currencies;
  const metrics = [
    {
      key: "rate",
      label: words.metrics.rate,
      now: formatRate(after.rate, language),
      earlier: formatRate(before.rate, language),
      lengths: [after.rate, before.rate],
    },
    {
      key: "requests",
      label: words.metrics.requests,
      now: formatNumber(after.requestsPerWeek, language),
      earlier: formatNumber(before.requestsPerWeek, language),
      lengths: [after.requestsPerWeek, before.requestsPerWeek],
    },
    {
      key: "cost",
      label: words.metrics.cost,
      now: <Price amount={after.costPerRequest} language={language} />,
      earlier: <Price amount={before.costPerRequest} language={language} />,
      lengths: [after.costPerRequest[currency], before.costPerRequest[currency]],
    },
  ];
  return (
    <dl className={`tiles three-48 ${styles.metrics}`}>
      {metrics.map(({ key, label, now, earlier, lengths }) => (
        <div className="stack gap-2 aligned-rows" key={key}>
          <dt>{label}</dt>
          <dd>
            <strong className="figure display-m">{now}</strong>{" "}
            <span>
              {words.before} {earlier}
            </span>
            <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
              {lengths.map((length, position) => (
                <rect
                  key={`${length}`}
                  y={3 * position}
                  width={Math.round((length * 100) / Math.max(...lengths))}
                  height="2"
                />
              ))}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
