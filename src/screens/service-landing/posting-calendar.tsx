import styles from "./posting-calendar.module.css";

export interface CalendarRow {
  readonly key: string;
  readonly platform: string;
  /** Weekdays with a post, 0 is Monday. */
  readonly days: readonly number[];
  /** How many posts that makes over the weeks, in words. */
  readonly count: string;
}

interface PostingCalendarProps {
  readonly title: string;
  readonly note: string;
  /** One name a week. */
  readonly weeks: readonly string[];
  readonly rows: readonly CalendarRow[];
}

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];

/** A month of posts as a timetable: one line a platform, one square a post, one dot a day without. */
export function PostingCalendar({ title, note, weeks, rows }: PostingCalendarProps) {
  return (
    <section className={styles.band} data-ground="accent" aria-labelledby="calendar-title">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="calendar-title">{title}</h2>
          <p>{note}</p>
        </div>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li className={styles.row} key={row.key}>
              <p>
                <strong>{row.platform}</strong> <span>{row.count}</span>
              </p>
              <svg viewBox={`0 0 ${weeks.length * 70} 10`} aria-hidden="true">
                {weeks.map((name, week) => (
                  <Week key={name} start={week * 70} days={row.days} />
                ))}
              </svg>
            </li>
          ))}
        </ul>
        <div className={styles.weeks} aria-hidden="true">
          {weeks.map((name) => (
            <p key={name}>{name}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function Week({ start, days }: { readonly start: number; readonly days: readonly number[] }) {
  const x = (day: number) => start + day * 10;
  const posts = daysOfWeek.filter((day) => days.includes(day));
  const others = daysOfWeek.filter((day) => !days.includes(day));
  return (
    <path
      d={[
        ...posts.map((day) => `M${x(day) + 1} 1h8v8h-8z`),
        ...others.map((day) => `M${x(day) + 4.25} 4.25h1.5v1.5h-1.5z`),
      ].join("")}
    />
  );
}
