import type { ArticleFigure } from "#src/content/articles/article-figure.ts";
import { scaleOf, sumOf } from "#src/content/articles/figure-scale.ts";
import styles from "./article-sketch.module.css";
import fills from "./figure-tones.module.css";

/** What a thumbnail needs of an article's figure. */
export type SketchedFigure = Pick<ArticleFigure, "kind"> & {
  readonly rows: readonly { readonly values: readonly { readonly amount: number }[] }[];
};

/** Size and padding of the drawing, in view box units. */
const size = { width: 120, height: 75, margin: 10 };

const plot = { width: size.width - 2 * size.margin, height: size.height - 2 * size.margin };

const tones = ["strong", "dark", "empty", "quiet"] as const;

type Tone = (typeof tones)[number];

/** Position and size of a bar or dot as fractions of the plot. */
type Mark = readonly [tone: Tone, left: number, top: number, width: number, height: number];

/** An article's figure as a thumbnail without text. */
export function ArticleSketch({ figure }: { readonly figure: SketchedFigure }) {
  const marks = figure.kind === "curve" ? [] : marksOf(figure);
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {tones.map((tone) => {
        const path = marks
          .filter(([own]) => own === tone)
          .map(([, ...place]) => boxAt(...place))
          .join("");
        return path === "" ? null : <path className={fills[tone]} d={path} key={tone} />;
      })}
      {figure.kind === "curve" ? <Curves {...figure} /> : null}
    </svg>
  );
}

function Curves({ rows }: SketchedFigure) {
  const placeOf = scaleOf(rows.flatMap(({ values }) => values.map(({ amount }) => amount)));
  const at = (position: number, count: number, amount: number) =>
    `${x((100 * position) / (count - 1))} ${y(100 - placeOf(amount))}`;
  return (
    <>
      <path className={styles.axis} d={`M${x(0)} ${y(100 - placeOf(0))}H${x(100)}`} />
      {rows.map(({ values }, row) => (
        <path
          className={row === 0 ? styles.line : styles.dashed}
          d={`M${values.map(({ amount }, position) => at(position, values.length, amount)).join("L")}`}
          key={values.map(({ amount }) => amount).join(" ")}
        />
      ))}
    </>
  );
}

function marksOf({ kind, rows }: SketchedFigure): readonly Mark[] {
  const stacked = kind === "parts" || kind === "week";
  const placeOf = scaleOf(
    stacked
      ? rows.map(({ values }) => sumOf(values))
      : rows.flatMap(({ values }) => values.map(({ amount }) => amount)),
  );
  /** Fractions of the height: a row (columns use them for the width) and the gap after it. */
  const share = 100 / (rows.length * 1.4 - 0.4);
  return rows.flatMap(({ values }, row): readonly Mark[] => {
    const start = row * share * 1.4;
    if (kind === "spans") {
      const [from = 0, to = 0] = values.map(({ amount }) => placeOf(amount));
      return [["strong", from, start, to - from, share]];
    }
    return values.map(({ amount }, position): Mark => {
      if (!stacked) {
        const tone = values.length > 1 && position === 0 ? "quiet" : "strong";
        const ends = [placeOf(0), placeOf(amount)];
        const thickness = share / values.length;
        const left = Math.min(...ends);
        return [tone, left, start + position * thickness, Math.max(...ends) - left, thickness];
      }
      const tone = tones[position % tones.length] ?? "quiet";
      const before = placeOf(sumOf(values.slice(0, position)));
      const length = placeOf(amount);
      return kind === "week"
        ? [tone, start, 100 - before - length, share, length]
        : [tone, before, start, length, share];
    });
  });
}

function boxAt(left: number, top: number, width: number, height: number): string {
  if (width === 0 || height === 0) return "";
  const [right, bottom] = [x(left + width), y(top + height)];
  return `M${x(left)} ${y(top)}H${right}V${bottom}H${x(left)}z`;
}

function x(share: number): number {
  return Math.round(10 * (size.margin + (plot.width * share) / 100)) / 10;
}

function y(share: number): number {
  return Math.round(10 * (size.margin + (plot.height * share) / 100)) / 10;
}
