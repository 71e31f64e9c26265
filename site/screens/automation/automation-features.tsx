import { automationExample } from "#contract/facts/automation-example.ts";
import { formatTime } from "#contract/formats/dates.ts";
import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages.ts";
import { automationWords } from "#site/screens/automation/words.ts";
import styles from "./automation-features.module.css";

const { replies, score, slot } = automationExample;

/** The points of the sample lead, of all that there are. */
export function sampleScore(language: Language): string {
  const points = score.need + score.date + score.budget + score.area;
  return `${formatNumber(points, language)}/${formatNumber(score.most, language)}`;
}

/** The features as stations of one request on its way to the calendar, each with what it looks like there. */
export function AutomationFeatures({ language }: { language: Language }) {
  const { title, chat, scoring, booking, workflows, note } = automationWords(language).features;
  const stations = [
    { ...scoring, figure: sampleScore(language) },
    { ...booking, figure: formatTime(slot, language) },
    { ...workflows, figure: workflows.when },
  ];
  return (
    <section className="stack gap-6 framed" id="features" data-ground="tint" aria-labelledby="features-title">
      <h2 id="features-title">{title}</h2>
      <ol className={`tiles two-48 four-80 ${styles.path}`}>
        <li>
          <h3>{chat.title}</h3>
          <p>{chat.text}</p>
          <ul className={`stack gap-1 ${styles.replies}`}>
            {Object.entries(replies).map(([code, reply]) => (
              <li key={code} lang={code}>
                {reply}
              </li>
            ))}
          </ul>
        </li>
        {stations.map((station) => (
          <li key={station.title}>
            <h3>{station.title}</h3>
            <p>{station.text}</p>
            <p className={styles.sample}>
              <strong className="title-l">{station.figure}</strong> {station.sample}
            </p>
          </li>
        ))}
      </ol>
      <p className="small">{note}</p>
    </section>
  );
}
