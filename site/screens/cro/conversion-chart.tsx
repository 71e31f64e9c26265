import { type Language, locales } from "#contract/languages/languages.ts";
import { conversion } from "#site/content/figures/conversion.ts";
import { formatRate } from "#site/content/formats/metrics.ts";
import { croCopy } from "#site/screens/cro/cro.copy.ts";
import styles from "./conversion-chart.module.css";

const size = { width: 354, height: 268 };

/** Every so many weeks, one is numbered. */
const numberedEvery = 3;

const plot = { left: 46, right: size.width - 22, top: 40, bottom: size.height - 48 };

const rates = conversion.weekly.map(({ rate }) => rate);

const top = Math.ceil(Math.max(...rates) * 100) / 100;

const x = (week: number) =>
  Math.round(plot.left + 14 + ((plot.right - plot.left - 28) * week) / (rates.length - 1));

const y = (rate: number) => Math.round(plot.bottom - ((plot.bottom - plot.top) * rate) / top);

const lineOf = (from: number, to: number) =>
  rates
    .slice(from, to)
    .map((rate, step) => `${step === 0 ? "M" : "L"}${x(from + step)} ${y(rate)}`)
    .join("");

interface ConversionChartProps {
  language: Language;
}

/** The weeks before the first change. */
const begun = Math.min(...conversion.changes);

/** Between the last week before a change and the first after it. */
const xOfChange = (weeks: number) => Math.round((x(weeks - 1) + x(weeks)) / 2);

/** Conversion rate over several weeks: grey before the first change, black after it; a dotted line for each. */
export function ConversionChart({ language }: ConversionChartProps) {
  const copy = croCopy(language).dashboard.chart;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={copy.summary}
    >
      <Grid language={language} />
      {conversion.changes.map((weeks, position) => (
        <g key={weeks}>
          <path className={styles.change} d={`M${xOfChange(weeks)} 14V${plot.bottom}`} />
          <text className={styles.remark} x={xOfChange(weeks) + 5} y={plot.bottom - 12}>
            {copy.changes[position]}
          </text>
        </g>
      ))}
      <path className={styles.before} pathLength="1" d={lineOf(0, begun)} />
      <path className={styles.bridge} d={lineOf(begun - 1, begun + 1)} />
      <path className={styles.after} pathLength="1" d={lineOf(begun, rates.length)} />
      {conversion.weekly.map(({ number }, position) => (
        <Point position={position} language={language} key={number} />
      ))}
      <text className={styles.remark} x={plot.left} y={size.height - 4}>
        {copy.week}
      </text>
    </svg>
  );
}

/** A line for each whole per cent. */
function Grid({ language }: ConversionChartProps) {
  const wholePercent = new Intl.NumberFormat(locales[language], { style: "percent" });
  const ticks = Array.from({ length: Math.round(top * 100) + 1 }, (_, tick) => tick / 100);
  return ticks.map((tick) => (
    <g key={tick}>
      <path className={tick === 0 ? styles.axis : styles.grid} d={`M${plot.left} ${y(tick)}H${plot.right}`} />
      <text className={styles.tick} x={plot.left - 10} y={y(tick) + 5}>
        {wholePercent.format(tick)}
      </text>
    </g>
  ));
}

/** A week, some with their number; the first and the last say their rate. */
function Point({ position, language }: ConversionChartProps & { position: number }) {
  const rate = rates[position] ?? 0;
  const isFirst = position === 0;
  const isLast = position === rates.length - 1;
  // Where the first rate may hang without touching the line.
  const belowBefore = Math.max(...rates.slice(0, begun).map(y)) + 2;
  return (
    <g>
      <rect
        className={position < begun ? styles.pointBefore : styles.pointAfter}
        x={x(position) - 5}
        y={y(rate) - 5}
        width="10"
        height="10"
      />
      {position % numberedEvery === 0 || isLast ? (
        <text className={styles.week} x={x(position)} y={plot.bottom + 22}>
          {position + 1}
        </text>
      ) : null}
      {isFirst || isLast ? (
        <text
          className={isFirst ? styles.first : styles.last}
          x={x(position)}
          y={isFirst ? belowBefore : y(rate) - 16}
          dy={isFirst ? "1em" : undefined}
        >
          {formatRate(rate, language)}
        </text>
      ) : null}
    </g>
  );
}
