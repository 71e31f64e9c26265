import { keyed } from "#contract/formats/keyed.ts";
import type { Language } from "#contract/languages.ts";
import { teamIn } from "#site/content/people/team-members.ts";
import { Band } from "#site/elements/band.tsx";
import { aboutWords } from "#site/screens/about/words.ts";
import { DayTimeline } from "#site/screens/vision/day-timeline.tsx";
import { visionWords } from "#site/screens/vision/words.ts";
import { Ending } from "#site/sections/ending.tsx";
import { StackedTable } from "#site/sections/stacked-table.tsx";
import styles from "./vision.module.css";

/** The vision page: the day it wants to shorten, statement, values, method, names. */
export function Vision({ language }: { language: Language }) {
  const words = visionWords(language);
  // The about page has the names of the values.
  const about = aboutWords(language);

  const { statement, values, method } = words;

  return (
    <>
      <DayTimeline language={language} />
      <Band id="statement" title={statement.title} layout="stack">
        <div className="columns gap-5">
          <p className={styles.claim}>{statement.claim}</p>
          <p className="lead">{statement.text}</p>
        </div>
      </Band>
      <Band id="values" title={values.title} layout="stack" tone="tint">
        <StackedTable
          caption={values.title}
          columns={Object.values(values.columns)}
          labelled
          rows={keyed(values.items).map(({ key, gain, cost }) => ({
            key,
            name: about.values.items[key].name,
            cells: [gain, cost],
          }))}
        />
      </Band>
      <Band id="method" title={method.title} layout="stack">
        <ol className="tiles four-64 gap-0">
          {keyed(method.steps).map(({ key, name, question, text }) => (
            <li className={`stack gap-2 aligned-rows ${styles.stop}`} key={key}>
              <p className="label">{name}</p>
              <h3>{question}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Band>
      <Band id="team" title={words.team.title} lead={words.team.subtitle} layout="stack">
        <ul className={`ruled ${styles.names}`}>
          {teamIn(language).map(({ key, name, place, languages }) => (
            <li key={key}>
              <p>
                <strong className="title-l" translate="no">
                  {name}
                </strong>{" "}
                <span>
                  {place} · {languages}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </Band>
      <Ending language={language} />
    </>
  );
}
