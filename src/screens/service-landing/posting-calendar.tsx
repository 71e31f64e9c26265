import styles from "./posting-calendar.module.css";

export interface CalendarRow {
  readonly key: string;
  readonly platform: string;
  /** Weekdays with a post; 0 is Monday. */
  readonly days: readonly number[];
  /** Total number of posts, in words. */
  readonly count: string;
}

interface PostingCalendarProps {
  readonly title: string;
  readonly note: string;
  readonly weeks: number;
  /** At most three platforms fit into a day. */
  readonly rows: readonly CalendarRow[];
  /** Initials of the weekdays, Monday first. */
  readonly weekdays: readonly { readonly key: string; readonly letter: string }[];
}

const day = { width: 44, height: 36 } as const;
const head = 18;

/** Path of a platform's bar within a day. */
const bar = (row: number, x: number, y: number) => `M${x + 5} ${y + 6 + row * 9}h34v6h-34z`;

/** A month of posts as a calendar: one bar per post, one row per platform. */
export function PostingCalendar({ title, note, weeks, rows, weekdays }: PostingCalendarProps) {
  const width = weekdays.length * day.width;
  const height = head + weeks * day.height;
  const week = rows.flatMap(({ days }, row) => days.map((one) => bar(row, one * day.width, 0))).join("");
  return (
    <section className={styles.calendar} data-ground="accent" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{title}</h2>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {weekdays.map(({ key, letter }, position) => (
          <text key={key} x={position * day.width + 5} y="11">
            {letter}
          </text>
        ))}
        <path
          className={styles.rules}
          d={Array.from({ length: weeks + 1 }, (_, line) => `M0 ${head + line * day.height}h${width}`).join(
            "",
          )}
        />
        <g transform={`translate(0 ${head})`}>
          {Array.from({ length: weeks }, (_, position) => position * day.height).map((y) => (
            <path key={y} className={styles.week} d={week} transform={`translate(0 ${y})`} />
          ))}
        </g>
      </svg>
      <ul>
        {rows.map((row, position) => (
          <li key={row.key}>
            <svg className={styles.sign} viewBox="5 6 34 24" aria-hidden="true">
              <path className={styles.rest} d={rows.map((_, other) => bar(other, 0, 0)).join("")} />
              <path d={bar(position, 0, 0)} />
            </svg>
            <strong>{row.platform}</strong> {row.count}
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </section>
  );
}
