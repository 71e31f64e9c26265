import { formatDayNumber } from "#contract/formats/days.ts";
import { weekdayName, weekdays } from "#contract/formats/weekdays.ts";
import { type Language, locales } from "#contract/languages/languages.ts";
import { entriesOf } from "#contract/reader/records.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { postingDays } from "#data/site/content/facts/posting-plan.ts";
import { svgOf } from "#site/content/text/pictures.ts";
import { withPrices } from "#site/elements/with-prices.tsx";
import { socialCopy } from "#site/screens/service-landing/social.copy.ts";
import styles from "./posting-calendar.module.css";

/** A month of the small plan: a week a row, with its post on its day. */
export function PostingCalendar({ language }: { language: Language }) {
  const { title, note, posts } = socialCopy(language).calendar;
  if (entriesOf(postingDays).length === 0) return null;
  return (
    <section className={`stack gap-4 ${styles.calendar}`} aria-labelledby="calendar-title">
      <h2 className="title-l" id="calendar-title">
        {title}
      </h2>
      <p className={styles.days} aria-hidden="true">
        {weekdays.map((code, day) => (
          <span key={code}>{weekdayName(day, language, "short")}</span>
        ))}
      </p>
      <ol>
        {entriesOf(postingDays).map(([key, posted], week) => (
          <li className={styles.week} key={key}>
            {weekdays.map((code, day) => {
              const number = week * weekdays.length + day + 1;
              const picture = svgOf(`${siteFolder}/services/social/posts/${key}`);
              return day === posted ? (
                <p key={code}>
                  <b>
                    <span className="visually-hidden">{weekdayName(day, language, "long")} </span>
                    {formatDayNumber(number, locales[language])}
                  </b>
                  {picture ? <img src={picture} alt="" width="400" height="320" /> : null}
                </p>
              ) : (
                <span aria-hidden="true" key={code}>
                  {number}
                </span>
              );
            })}
            <strong className="title-s">{posts[key]}</strong>
          </li>
        ))}
      </ol>
      <p className="small">{withPrices(note)}</p>
    </section>
  );
}
