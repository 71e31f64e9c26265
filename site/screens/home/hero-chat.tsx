import type { WordsOf } from "#contract/copy/create-words.ts";
import { keyed } from "#contract/formats/keyed.ts";
import { withPrices } from "#site/elements/with-prices.tsx";
import type { homeWords } from "#site/screens/home/words.ts";
import styles from "./hero-chat.module.css";

/** The bars of the mark as a conversation: a question to choose, its answer, what the calendar then says. */
export function HeroChat({ words }: { words: WordsOf<typeof homeWords>["talk"] }) {
  return (
    <div className={`stack gap-1 ${styles.talk}`}>
      <fieldset className={styles.bars}>
        <legend className={`title-s ${styles.title}`}>{words.title}</legend>
        {keyed(words.exchanges).map(({ key, question, answer, detail, booked, purpose }, position) => (
          <div className={styles.exchange} key={key}>
            <input
              className={styles.pick}
              type="radio"
              name="talk"
              id={`talk-${key}`}
              defaultChecked={position === 0}
            />
            <label className={styles.question} htmlFor={`talk-${key}`}>
              {question}
            </label>
            <p className={styles.answer} data-action={position === 0 || undefined}>
              <span>{words.who.assistant}</span> <strong>{withPrices(answer)}</strong>{" "}
              <span>{withPrices(detail)}</span>
            </p>
            <p className={styles.booked}>
              <span>{words.who.diary}</span> <strong>{booked}</strong> <span>{purpose}</span>
            </p>
          </div>
        ))}
      </fieldset>
      <p className={`note ${styles.note}`}>{words.note}</p>
    </div>
  );
}
