import type { Sentence } from "#contract/copy/sentence.ts";
import { formatTime } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import styles from "./conversation.module.css";

interface ConversationLine {
  key: string;
  /** A message received or sent, or the outcome. */
  kind: "asked" | "answered" | "agreed";
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

/** An example of a conversation in the bars of the mark, whole from the start. */
export function Conversation({ title, lines, note, language }: ConversationProps) {
  return (
    <figure className={styles.conversation}>
      <figcaption className={`label ${styles.title}`}>{title}</figcaption>
      <Bars>
        {lines.map(({ key, kind, time, who, text }) => (
          <Bar
            key={key}
            kind={kind}
            who={
              <>
                <time dateTime={time}>{formatTime(time, language)}</time> {who}
              </>
            }
          >
            {text}
          </Bar>
        ))}
      </Bars>
      <p className={`note ${styles.note}`}>{withPrices(note)}</p>
    </figure>
  );
}
