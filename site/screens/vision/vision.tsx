import { formatTime } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import { findPath, hasPage } from "#contract/routes/addresses.ts";
import { dayTimeline } from "#data/site/content/facts/day-timeline.ts";
import { aboutCopy } from "#site/content/people/about.copy.ts";
import { Headline } from "#site/elements/headline.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { visionCopy } from "#site/screens/vision/vision.copy.ts";
import { Closing } from "#site/sections/closing.tsx";
import { TitledList } from "#site/sections/titled-list.tsx";
import styles from "./vision.module.css";
import "#site/elements/struck.css";

/** The vision page: an owner's day in three lines, of which one is to go, statement, values, method, names. */
export function Vision({ language }: { language: Language }) {
  const copy = visionCopy(language);
  // There is one set of values, which the about page has.
  const valued = hasPage("about", language) ? aboutCopy(language).values.items : undefined;

  const agency = findPath("agency", language);
  const { seo, subtitle, shifts, statement, values, method } = copy;

  return (
    <>
      <div className={`stack gap-5 ${styles.day}`} data-ground="tint">
        <h1>
          <Headline>{seo.h1}</Headline>
        </h1>
        <ol className={styles.shifts}>
          {dayTimeline.map(([shift, time]) => (
            <li key={shift}>
              <time dateTime={time}>{formatTime(time, language)}</time>{" "}
              <span className="title-l">
                {shift === "evening" ? <s className="struck">{shifts[shift]}</s> : shifts[shift]}
              </span>
            </li>
          ))}
        </ol>
        <p className="title-s">{subtitle}</p>
      </div>
      <PageSection id="statement" title={statement.title} layout="stack">
        <div className="columns gap-5">
          <p className="title-l span-8">{statement.claim}</p>
          <p className="intro from-9 span-4">{statement.text}</p>
        </div>
      </PageSection>
      {valued ? (
        <PageSection id="values" title={values.title} layout="stack" tone="tint">
          <TitledList items={valued} layout="questions" />
        </PageSection>
      ) : null}
      <PageSection id="method" title={method.title} layout="stack">
        <TitledList items={method.steps} layout="lines" />
      </PageSection>
      <PageSection id="team" title={copy.team.title}>
        <p>
          {copy.team.subtitle} {agency ? <a href={agency}>{copy.team.more}</a> : null}
        </p>
      </PageSection>
      <Closing language={language} />
    </>
  );
}
