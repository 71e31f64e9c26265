import { type SocialPlatform, socialPlatforms } from "#contract/facts/media.ts";
import { packages, popularPackage } from "#contract/facts/packages.ts";
import { postingDays } from "#contract/facts/posting-plan.ts";
import { promises } from "#contract/facts/promises.ts";
import { weekdayName, weekdays } from "#contract/formats/weekdays.ts";
import type { Language } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { svgOf } from "#site/content/text/pictures.ts";
import { socialWords } from "#site/screens/service-landing/social.words.ts";
import styles from "./posting-calendar.module.css";

/** Of the bars of a platform, in the order of the rows. */
const tones = [styles.full, undefined, styles.broken];

/** A month of posts: the first week as it is read, with a drawing a day (`1` is Monday), the others as bars. */
export function PostingCalendar({ language }: { language: Language }) {
  const { title, note, posts: titles } = socialWords(language).calendar;
  const { weeksAhead: weeks } = promises.social;
  const [monthly = 0] = Object.entries(packages.social).flatMap(([key, { posts }]) =>
    key === popularPackage.social ? [posts] : [],
  );
  const names = weekdays.map((_, day) => weekdayName(day, language, "short"));
  const rows = (Object.keys(postingDays) as SocialPlatform[]).map((key) => ({
    key,
    platform: socialPlatforms[key].name,
    titles: Object.values(titles[key]),
    /** Weekdays with a post; 0 is Monday. */
    days: postingDays[key].slice(0, monthly / weeks) as readonly number[],
  }));
  const days = Array.from({ length: weeks * names.length }, (_, day) => ({
    number: day + 1,
    name: names[day],
    posts: rows.filter(({ days: posted }) => posted.includes(day % names.length)),
  }));
  const toneOf = (post: (typeof rows)[number]) => tones[rows.indexOf(post) % tones.length];
  return (
    <section className={`stack gap-4 ${styles.calendar}`} data-ground="tint" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{title}</h2>
      <ul className="cluster rows-0">
        {rows.map((row) => (
          <li key={row.key}>
            <strong className={toneOf(row)}>{row.platform}</strong>
          </li>
        ))}
      </ul>
      <ul className={styles.week}>
        {days.slice(0, names.length).map(({ number, name, posts }) => (
          <li className={posts.length === 0 ? styles.rest : undefined} key={number}>
            {name} {number}
            {posts.length === 0 ? null : (
              <img
                src={svgOf(`${siteFolder}/services/social/week/${number}`)}
                alt=""
                width="400"
                height="320"
              />
            )}
            {posts.map((post) => (
              <b className={toneOf(post)} key={post.key}>
                <span className="visually-hidden">{post.platform} – </span>
                {post.titles[post.days.indexOf(number - 1)]}
              </b>
            ))}
          </li>
        ))}
      </ul>
      <div className={styles.wall} aria-hidden="true">
        {days.slice(names.length).map(({ number, posts }) => (
          <p key={number}>
            {number}
            {posts.map((post) => (
              <b className={toneOf(post)} key={post.key} />
            ))}
          </p>
        ))}
      </div>
      <p className="small">{note}</p>
    </section>
  );
}
