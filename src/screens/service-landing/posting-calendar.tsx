import { socialPlatforms } from "#content/facts/media.ts";
import { postingDays } from "#content/facts/posting-plan.ts";
import { promises } from "#content/facts/promises.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { weekdayName, weekdays } from "#src/formats/weekdays.ts";
import type { Language } from "#src/languages.ts";
import styles from "./posting-calendar.module.css";

/** Of the bars of a platform, in the order of the rows. */
const tones = [styles.full, undefined, styles.broken];

/** A month of posts as a wall calendar, as wide as the window. Decorative: the note below it says the same. */
export function PostingCalendar({ language }: { language: Language }) {
  const { title, note } = wordsOf("social", language).calendar;
  const { weeksAhead: weeks, growth } = promises.social;
  const names = weekdays.map((_, day) => weekdayName(day, language, "short"));
  const rows = Object.entries<readonly number[]>(postingDays).map(([key, days]) => ({
    key,
    platform: socialPlatforms[key as keyof typeof postingDays].name,
    /** Weekdays with a post; 0 is Monday. */
    days: days.slice(0, growth.posts / weeks),
  }));
  const days = Array.from({ length: weeks * names.length }, (_, day) => ({
    number: day + 1,
    posts: rows.filter(({ days: posted }) => posted.includes(day % names.length)),
  }));
  const toneOf = (post: (typeof rows)[number]) => tones[rows.indexOf(post) % tones.length];
  return (
    <section
      className={`stack gap-4 ${styles.calendar}`}
      data-ground="accent"
      aria-labelledby="calendar-title"
    >
      <h2 id="calendar-title">{title}</h2>
      <ul className="cluster rows-0">
        {rows.map((row) => (
          <li key={row.key}>
            <strong className={toneOf(row)}>{row.platform}</strong>
          </li>
        ))}
      </ul>
      <div className={styles.wall} aria-hidden="true">
        {names.map((name) => (
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
      <p className="small">{note}</p>
    </section>
  );
}
