import styles from "./posting-calendar.module.css";

interface CalendarRow {
  key: string;
  platform: string;
  /** Weekdays with a post; 0 is Monday. */
  days: number[];
  /** Total number of posts, in words. */
  count: string;
}

interface PostingCalendarProps {
  title: string;
  note: string;
  weeks: number;
  rows: CalendarRow[];
  /** Names of the weekdays, Monday first. */
  weekdays: string[];
}

/** Of the bars of a platform, in the order of the rows. */
const tones = [styles.full, undefined, styles.broken];

/** A month of posts as a wall calendar, as wide as the window. Decorative: the list above it says the same. */
export function PostingCalendar({ title, note, weeks, rows, weekdays }: PostingCalendarProps) {
  const days = Array.from({ length: weeks * weekdays.length }, (_, day) => ({
    number: day + 1,
    posts: rows.filter(({ days: posted }) => posted.includes(day % weekdays.length)),
  }));
  const toneOf = (post: CalendarRow) => tones[rows.indexOf(post) % tones.length];
  return (
    <section className={styles.calendar} data-ground="accent" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <strong className={toneOf(row)}>{row.platform}</strong> {row.count}
          </li>
        ))}
      </ul>
      <div className={styles.wall} aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
        {days.map(({ number, posts }) => (
          <p key={number}>
            {number}
            {posts.map((post) => (
              <b className={toneOf(post)} key={post.key}>
                {post.platform[0]}
                <i>{post.platform.slice(1)}</i>
              </b>
            ))}
          </p>
        ))}
      </div>
      <p>{note}</p>
    </section>
  );
}
