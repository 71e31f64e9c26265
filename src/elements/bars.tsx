import styles from "./bars.module.css";

interface BarsProps {
  /** Figures of the page, of which the three largest are the bars' lengths; by default the bars are the mark's. */
  figures?: number[];
}

/** Three bars, each of which begins where the one before is under way: in the accent, above a plain page. */
export function Bars({ figures = [] }: BarsProps) {
  const bars = barsOf(threeLargest(figures) ?? [12, 12, 12]);
  return (
    <svg
      className={`across ${styles.bars}`}
      viewBox="0 0 22 18"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ start, length }, position) => (
        <rect key={`${start} ${length}`} x={start} y={7 * position} width={length} height="4" />
      ))}
    </svg>
  );
}

/** The three largest figures in the page's order; null if it has fewer. */
function threeLargest(figures: number[]): number[] | null {
  const ranks = [...figures.entries()].filter(([, figure]) => figure > 0).toSorted(([, a], [, b]) => b - a);
  if (ranks.length < 3) return null;
  return ranks
    .slice(0, 3)
    .toSorted(([a], [b]) => a - b)
    .map(([, figure]) => figure);
}

/** As wide as the drawing. Two neighbours overlap by 7/12 of the shorter one, as in the mark. */
function barsOf(figures: number[]): { start: number; length: number }[] {
  let end = 0;
  let before = 0;
  const bars = figures.map((length) => {
    const start = end - (7 / 12) * Math.min(before, length);
    end = start + length;
    before = length;
    return { start, length };
  });
  const scaled = (length: number) => Number(((length * 22) / end).toFixed(1));
  return bars.map(({ start, length }) => ({ start: scaled(start), length: scaled(length) }));
}
