import type { ReactNode } from "react";
import { automationExample } from "#content/facts/automation-example.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { formatNumber } from "#src/formats/money.ts";
import { type Language, locales } from "#src/languages.ts";
import styles from "./feature-samples.module.css";

const { replies, score, slots } = automationExample;
const criteria = ["need", "date", "budget", "area"] as const;
const percent = (points: number) => (points * 100) / score.most;
const pointsOf = (some: readonly (typeof criteria)[number][]) =>
  some.reduce((sum, criterion) => sum + score[criterion], 0);

/** The points of the sample lead, of all that there are. */
export function sampleScore(language: Language): string {
  return `${formatNumber(pointsOf(criteria), language)}/${formatNumber(score.most, language)}`;
}

/** Features, each above an example of it at work: replies as messages, steps in time, points that add up, slots in a calendar. */
export function FeatureSamples({ language }: { language: Language }) {
  const { chat, workflows, scoring, booking } = wordsOf("automation", language).features;
  const names = new Intl.DisplayNames(locales[language], { type: "language" });
  return (
    <ul className={styles.features}>
      <Feature id="chat" form="replies" words={chat}>
        {Object.entries(replies).map(([code, text]) => (
          <Row key={code} lead={names.of(code) ?? code} lang={code}>
            {text}
          </Row>
        ))}
      </Feature>
      <Feature id="workflows" form="steps" words={workflows}>
        {Object.entries(workflows.rows).map(([key, { lead, text }]) => (
          <Row key={key} lead={lead}>
            {text}
          </Row>
        ))}
      </Feature>
      <Feature id="scoring" form="points" words={scoring}>
        {criteria.map((key, position) => (
          <Row key={key} lead={`+${formatNumber(score[key], language)}`}>
            {scoring.rows[key]}
            {/* Each bar begins where the one before ends. */}
            <Bar start={percent(pointsOf(criteria.slice(0, position)))} length={percent(score[key])} />
          </Row>
        ))}
        <Row className={styles.total} lead={sampleScore(language)}>
          {scoring.total}
          <Bar start={0} length={percent(pointsOf(criteria))} />
        </Row>
      </Feature>
      <Feature id="booking" form="slots" words={booking}>
        {(["taken", "chosen", "free"] as const).map((key) => (
          <Row key={key} className={styles[key]} lead={slots[key]}>
            {booking.rows[key]}
          </Row>
        ))}
      </Feature>
    </ul>
  );
}

interface FeatureProps {
  id: string;
  form: string;
  words: Record<"title" | "text" | "sample", string>;
  children: ReactNode;
}

function Feature({ id, form, words, children }: FeatureProps) {
  return (
    <li className={`stack gap-5 lined-up ${styles.feature}`}>
      <div className="stack gap-3">
        <h3>{words.title}</h3>
        <p>{words.text}</p>
      </div>
      <div className={styles.sample}>
        <h4 id={`sample-${id}`}>{words.sample}</h4>
        <dl className={styles[form]} aria-labelledby={`sample-${id}`}>
          {children}
        </dl>
      </div>
    </li>
  );
}

interface RowProps {
  lead: string;
  className?: string | undefined;
  /** Where it is not the page's. */
  lang?: string;
  children: ReactNode;
}

function Row({ lead, className, lang, children }: RowProps) {
  return (
    <div className={className}>
      <dt>{lead}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}

function Bar({ start, length }: { start: number; length: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect x={start} width={length} height="1" />
    </svg>
  );
}
