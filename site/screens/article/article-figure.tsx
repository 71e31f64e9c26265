import type { ArticleFigure as Figure } from "#site/content/articles/article-figure.ts";
import styles from "./article-figure.module.css";

/** An article's chart. Every value is also printed as text, so nothing depends on colour alone. */
export function ArticleFigure({ figure }: { figure: Figure }) {
  return (
    <figure className={`stack gap-4 ${styles.figure}`}>
      <figcaption className="label">{figure.title}</figcaption>
      <Legend {...figure} />
      {figure.kind === "bars" ? <BarChart {...figure} /> : <ShareChart {...figure} />}
      <p className="note">{figure.summary}</p>
    </figure>
  );
}

function Legend({ kind, series }: Figure) {
  if (series.length < 2) return null;
  return (
    <div className="cluster small">
      {series.map((name, position) => (
        <span className="with-sign" key={name}>
          <svg className={styles.swatch} aria-hidden="true">
            <rect className={toneOf(kind, position)} width="100%" height="100%" />
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}

/** Two bars mean before and after; in the other chart, neighbouring parts must differ by more than their hue. */
function toneOf(kind: Figure["kind"], position: number): string | undefined {
  const order =
    kind === "bars"
      ? [styles.quiet, styles.strong]
      : [styles.strong, styles.quiet, styles.dark, styles.empty];
  return order[position % order.length];
}

function BarChart({ kind, series, rows }: Figure) {
  const amounts = rows.flatMap(({ values }) => values.map(({ amount }) => amount));
  const placeOf = scaleOf(amounts);
  // Of one series the bar that matters is the longest, or those above zero where others are below it.
  const matters = Math.min(...amounts) < 0 ? 0 : Math.max(...amounts);
  return (
    <dl className="stack gap-4">
      {rows.map(({ label, values }) => (
        <div className={`stack ${styles.row}`} key={label}>
          <dt>{label}</dt>
          {values.map(({ amount, text }, position) => {
            const ends = [placeOf(0), placeOf(amount)] as const;
            return (
              <dd className={styles.bar} key={series[position]}>
                <svg className={styles.track} aria-hidden="true">
                  <rect
                    className={toneOf(kind, series.length === 1 ? Number(amount >= matters) : position)}
                    x={`${Math.min(...ends)}%`}
                    width={`${Math.abs(ends[1] - ends[0])}%`}
                    height="100%"
                  />
                  <line className={styles.zero} x1={`${ends[0]}%`} y1="0" x2={`${ends[0]}%`} y2="100%" />
                </svg>
                <span className={styles.value}>
                  {series.length > 1 ? <span className="visually-hidden">{series[position]} </span> : null}
                  {text}
                </span>
              </dd>
            );
          })}
        </div>
      ))}
    </dl>
  );
}

function ShareChart({ kind, series, rows }: Figure) {
  const placeOf = scaleOf(rows.map(({ values }) => sumOf(values)));
  return (
    <dl className="stack gap-4">
      {rows.map(({ label, values, total }) => (
        <div className={`stack ${styles.row}`} key={label}>
          <dt>{label}</dt>
          <dd className={styles.bar}>
            <svg className={styles.track} aria-hidden="true">
              {values.map(({ amount }, position) => (
                <rect
                  className={toneOf(kind, position)}
                  key={series[position]}
                  x={`${placeOf(sumOf(values.slice(0, position)))}%`}
                  width={`${placeOf(amount)}%`}
                  height="100%"
                />
              ))}
            </svg>
            <span className={styles.value}>{total}</span>
          </dd>
          <dd className="cluster note rows-0">
            {values.map(({ amount, text }, position) =>
              amount === 0 ? null : (
                <span key={series[position]}>
                  {series[position]} <b>{text}</b>
                </span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function sumOf(values: { amount: number }[]): number {
  return values.reduce((sum, { amount }) => sum + amount, 0);
}

/** Maps an amount to its position between the minimum and maximum, in per cent; zero is always in range. */
function scaleOf(amounts: number[]): (amount: number) => number {
  const least = Math.min(0, ...amounts);
  const most = Math.max(0, ...amounts);
  return (amount) => Math.round((10_000 * (amount - least)) / (most - least || 1)) / 100;
}
