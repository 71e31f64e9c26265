import type { Sentence } from "#contract/copy/sentence.ts";
import { formatTime } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages.ts";
import { withPrices } from "#site/elements/with-prices.tsx";
import styles from "./conversation.module.css";

export interface ConversationLine {
  key: string;
  /** A message received or sent, or the outcome. */
  kind: "asked" | "answered" | "noted";
  /** Time of day, such as `22:41`. */
  time: string;
  who: string;
  text: string;
}

interface ConversationProps {
  title: string;
  lines: ConversationLine[];
  note: Sentence;
  language: Language;
}

/** A chat, whole from the start; its outcome settles below it. */
export function Conversation({ title, lines, note, language }: ConversationProps) {
  return (
    <figure className={`stack gap-5 ${styles.conversation}`} data-ground="tint">
      <figcaption className="title-m">{title}</figcaption>
      <ol className={`stack ${styles.lines}`}>
        {lines.map(({ key, kind, time, who, text }) => (
          <li className={styles[kind]} key={key}>
            <p className={`small ${styles.who}`}>
              <time dateTime={time}>{formatTime(time, language)}</time> {who}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{withPrices(note)}</p>
    </figure>
  );
}
