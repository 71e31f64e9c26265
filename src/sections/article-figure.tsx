import type { ArticleFigure as Figure } from "#src/content/articles/article-figure.ts";
import { scaleOf, sumOf } from "#src/content/articles/figure-scale.ts";
import tones from "#src/sections/figure-tones.module.css";
import styles from "./article-figure.module.css";

/** An article's chart. Every value is also printed as text, so nothing depends on colour alone. */
export function ArticleFigure({ figure }: { readonly figure: Figure }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{figure.title}</figcaption>
      <Legend {...figure} />
      <Drawing {...figure} />
      <p className={styles.summary}>{figure.summary}</p>
    </figure>
  );
}

function Drawing(figure: Figure) {
  switch (figure.kind) {
    case "bars":
      return <Bars {...figure} />;
    case "parts":
      return <Parts {...figure} />;
    case "spans":
      return <Spans {...figure} />;
    case "week":
      return <Week {...figure} />;
    case "curve":
      return <Curve {...figure} />;
  }
}

/** The legend: names of the series, or of the lines of a curve. */
function Legend({ kind, series, rows }: Figure) {
  const names = kind === "curve" ? rows.map(({ label }) => label) : series;
  if (names.length < 2) return null;
  return (
    <div className={styles.legend}>
      {names.map((name, position) => (
        <span key={name}>
          <svg className={styles.swatch} aria-hidden="true">
            {kind === "curve" ? (
              <line className={lines[position]} x1="0" y1="50%" x2="100%" y2="50%" />
            ) : (
              <rect className={toneOf(kind, position)} width="100%" height="100%" />
            )}
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}

const lines = [styles.line, styles.dashed];

/** Two bars mean before and after; in other charts, neighbouring parts must differ. */
function toneOf(kind: Figure["kind"], position: number): string | undefined {
  const order =
    kind === "bars" ? [tones.quiet, tones.strong] : [tones.strong, tones.dark, tones.empty, tones.quiet];
  return order[position % order.length];
}

function Bars({ kind, series, rows }: Figure) {
  const placeOf = scaleOf(rows.flatMap(({ values }) => values.map(({ amount }) => amount)));
  return (
    <dl className="stack gap-4">
      {rows.map(({ label, values }) => (
        <div className={styles.row} key={label}>
          <dt>{label}</dt>
          {values.map(({ amount, text }, position) => {
            const ends = [placeOf(0), placeOf(amount)] as const;
            return (
              <dd className={styles.bar} key={series[position]}>
                <svg className={styles.track} aria-hidden="true">
                  <rect
                    className={toneOf(kind, series.length === 1 ? 1 : position)}
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

function Parts({ kind, series, rows }: Figure) {
  const placeOf = scaleOf(rows.map(({ values }) => sumOf(values)));
  return (
    <dl className="stack gap-4">
      {rows.map(({ label, values, total }) => (
        <div className={styles.row} key={label}>
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
          <dd className={styles.parts}>
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

function Spans({ rows }: Figure) {
  const placeOf = scaleOf(rows.flatMap(({ values }) => values.map(({ amount }) => amount)));
  return (
    <dl className="stack gap-4">
      {rows.map(({ label, values: [from, to] }) => {
        if (!from || !to) return null;
        const ends = [placeOf(from.amount), placeOf(to.amount)] as const;
        return (
          <div className={styles.row} key={label}>
            <dt>{label}</dt>
            <dd className={styles.bar}>
              <svg className={styles.track} aria-hidden="true">
                <line className={styles.rail} x1="0" y1="50%" x2="100%" y2="50%" />
                <rect
                  className={tones.strong}
                  x={`${ends[0]}%`}
                  width={`${Math.max(ends[1] - ends[0], 0.8)}%`}
                  height="100%"
                />
              </svg>
              <span className={styles.value}>
                {from.amount === to.amount ? to.text : `${from.number}–${to.text}`}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Week({ kind, series, rows }: Figure) {
  const placeOf = scaleOf(rows.map(({ values }) => sumOf(values)));
  return (
    <dl className={styles.week}>
      {rows.map(({ label, values, total }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.total}>{total}</span>
            <svg className={styles.column} aria-hidden="true">
              {values.map(({ amount }, position) => (
                <rect
                  className={toneOf(kind, position)}
                  key={series[position]}
                  y={`${100 - placeOf(sumOf(values.slice(0, position + 1)))}%`}
                  width="100%"
                  height={`${placeOf(amount)}%`}
                />
              ))}
            </svg>
            {values.map(({ amount, text }, position) =>
              amount === 0 ? null : (
                <span className="visually-hidden" key={series[position]}>
                  {series[position]} {text}
                </span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** SVG text scales with the drawing, so narrow pages get a drawing of their own. */
const sizes = { wide: { width: 720, height: 320 }, narrow: { width: 330, height: 260 } } as const;

function Curve(figure: Figure) {
  return (
    <>
      <CurveDrawing {...figure} size="wide" />
      <CurveDrawing {...figure} size="narrow" />
    </>
  );
}

function CurveDrawing({
  title,
  summary,
  series,
  rows,
  size,
}: Figure & { readonly size: keyof typeof sizes }) {
  const { width, height } = sizes[size];
  const plot = { left: 12, right: width - 12, top: 30, bottom: height - 58 };
  const placeOf = scaleOf(rows.flatMap(({ values }) => values.map(({ amount }) => amount)));
  const x = (position: number) =>
    Math.round(plot.left + ((plot.right - plot.left) * position) / (series.length - 1));
  const y = (amount: number) => Math.round(plot.bottom - ((plot.bottom - plot.top) * placeOf(amount)) / 100);
  const every = size === "narrow" ? Math.ceil(series.length / 6) : Math.ceil(series.length / 15);
  return (
    <svg
      className={styles[size]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title}. ${summary}`}
    >
      <line className={styles.axis} x1={plot.left} y1={y(0)} x2={plot.right} y2={y(0)} />
      {series.map((place, position) =>
        position % every === 0 || position === series.length - 1 ? (
          <g key={place}>
            <line className={styles.tick} x1={x(position)} y1={plot.top} x2={x(position)} y2={plot.bottom} />
            <text className={styles.place} x={x(position)} y={height - 8}>
              {place}
            </text>
          </g>
        ) : null,
      )}
      {rows.map(({ label, values }, row) => {
        const last = values.length - 1;
        return (
          <g key={label}>
            <polyline
              className={lines[row]}
              points={values.map(({ amount }, position) => `${x(position)},${y(amount)}`).join(" ")}
            />
            {[0, last].map((position) => {
              const value = values[position];
              if (!value || (position === 0 && row > 0)) return null;
              const above = value.amount >= 0 ? -14 : 26;
              return (
                <g key={position}>
                  <rect
                    className={tones.strong}
                    x={x(position) - 5}
                    y={y(value.amount) - 5}
                    width="10"
                    height="10"
                  />
                  <text
                    className={position === 0 ? styles.first : styles.last}
                    x={position === 0 ? plot.left : plot.right}
                    y={y(value.amount) + (position === 0 ? 26 : above)}
                  >
                    {value.text}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
