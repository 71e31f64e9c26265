import { type Language, locales } from "#contract/languages/languages.ts";
import { conversion } from "#site/content/figures/conversion.ts";
import { formatRate } from "#site/content/formats/metrics.ts";
import { croCopy } from "#site/screens/cro/cro.copy.ts";
import styles from "./conversion-chart.module.css";

const size = { width: 354, height: 300 };

/** Of so many weeks one has its number. */
const numberedEvery = 3;

/** Conversion rate over several weeks: grey before the change, black after it. */
export function ConversionChart({ language }: { language: Language }) {
  const copy = croCopy(language).dashboard.chart;
  const { weekly, changedAfter } = conversion;
  const rates = weekly.map(({ rate }) => rate);
  const { width, height } = size;
  const plot = { left: 46, right: width - 22, top: 40, bottom: height - 48 };
  const top = Math.ceil(Math.max(...rates) * 100) / 100;
  const ticks = Array.from({ length: Math.round(top * 100) + 1 }, (_, tick) => tick / 100);
  const x = (week: number) =>
    Math.round(plot.left + 14 + ((plot.right - plot.left - 28) * week) / (rates.length - 1));
  const y = (rate: number) => Math.round(plot.bottom - ((plot.bottom - plot.top) * rate) / top);
  const path = (from: number, to: number) =>
    rates
      .slice(from, to)
      .map((rate, step) => `${step === 0 ? "M" : "L"}${x(from + step)} ${y(rate)}`)
      .join("");
  const wholePercent = new Intl.NumberFormat(locales[language], { style: "percent" });
  const change = Math.round((x(changedAfter - 1) + x(changedAfter)) / 2);
  // Where the first rate may hang without touching the line.
  const belowBefore = Math.max(...rates.slice(0, changedAfter).map(y)) + 2;
  const points = rates.map((rate, position) => ({
    week: position + 1,
    x: x(position),
    y: y(rate),
    value: position === 0 || position === rates.length - 1 ? formatRate(rate, language) : null,
    numbered: position % numberedEvery === 0 || position === rates.length - 1,
  }));
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={copy.summary}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className={tick === 0 ? styles.axis : styles.grid}
            d={`M${plot.left} ${y(tick)}H${plot.right}`}
          />
          <text className={styles.tick} x={plot.left - 10} y={y(tick) + 5}>
            {wholePercent.format(tick)}
          </text>
        </g>
      ))}
      <path className={styles.change} d={`M${change} 14V${plot.bottom}`} />
      <text className={styles.remark} x={change + 10} y={plot.bottom - 12}>
        {copy.change}
      </text>
      <path className={styles.before} pathLength="1" d={path(0, changedAfter)} />
      <path className={styles.bridge} d={path(changedAfter - 1, changedAfter + 1)} />
      <path className={styles.after} pathLength="1" d={path(changedAfter, rates.length)} />
      {points.map((point) => (
        <g key={point.week}>
          <rect
            className={point.week > changedAfter ? styles.pointAfter : styles.pointBefore}
            x={point.x - 5}
            y={point.y - 5}
            width="10"
            height="10"
          />
          {point.numbered ? (
            <text className={styles.week} x={point.x} y={plot.bottom + 22}>
              {point.week}
            </text>
          ) : null}
          {point.value ? (
            <text
              className={point.week === 1 ? styles.first : styles.last}
              x={point.x}
              y={point.week === 1 ? belowBefore : point.y - 16}
              dy={point.week === 1 ? "1em" : undefined}
            >
              {point.value}
            </text>
          ) : null}
        </g>
      ))}
      <text className={styles.remark} x={plot.left} y={height - 4}>
        {copy.week}
      </text>
    </svg>
  );
}
