import { dayTimeline } from "#contract/facts/day-timeline.ts";
import { formatTime } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages.ts";
import { Headline } from "#site/elements/headline.tsx";
import { visionWords } from "#site/screens/vision/words.ts";
import styles from "./day-timeline.module.css";

const order = ["morning", "afternoon", "evening"] as const;

/** The first band: an owner's day in three lines, and the one of them that is to go. */
export function DayTimeline({ language }: { language: Language }) {
  const { seo, subtitle, shifts } = visionWords(language);
  return (
    <div className={`stack gap-5 ${styles.day}`} data-ground="tint">
      <h1>
        <Headline>{seo.h1}</Headline>
      </h1>
      <ol className={styles.shifts}>
        {order.map((shift) => (
          <li key={shift}>
            <time dateTime={dayTimeline[shift]}>{formatTime(dayTimeline[shift], language)}</time>{" "}
            <span className="title-l">
              {shift === "evening" ? <s className="struck">{shifts[shift]}</s> : shifts[shift]}
            </span>
          </li>
        ))}
      </ol>
      <p className="title-s">{subtitle}</p>
    </div>
  );
}
