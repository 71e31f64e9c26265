import type { WordsOf } from "#contract/copy/create-words.ts";
import { keyed } from "#contract/formats/keyed.ts";
import type { Language } from "#contract/languages.ts";
import { auditLink } from "#site/content/offer/contact-page.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { heroChatBehaviour } from "#site/screens/home/connect-hero-chat.ts";
import type { homeWords } from "#site/screens/home/words.ts";
import styles from "./hero-chat.module.css";

interface HeroChatProps {
  words: WordsOf<typeof homeWords>["talk"];
  audit: string;
  language: Language;
}

/** The mark as a conversation: one of three questions, its answer, and the appointment, which is the button. */
export function HeroChat({ words, audit, language }: HeroChatProps) {
  const { href, newTab } = auditLink(language);
  return (
    <fieldset className={styles.talk} data-behaviour={heroChatBehaviour}>
      <legend className="visually-hidden">{words.title}</legend>
      <Bars as="div" large className={styles.bars}>
        {keyed(words.exchanges).map(({ key, question, answer, detail }, position) => (
          <div className={styles.exchange} key={key}>
            <input
              className={styles.pick}
              type="radio"
              name="talk"
              aria-label={question}
              defaultChecked={position === 0}
            />
            <Bar as="div" kind="asked" who={words.now} className={styles.question}>
              <strong>{question}</strong>
            </Bar>
            <Bar as="div" kind="answered" who={words.assistant} className={styles.answer}>
              <strong>{withPrices(answer)}</strong> <span className="small">{withPrices(detail)}</span>
            </Bar>
          </div>
        ))}
        <Bar as="div" kind="agreed" who={words.offer} href={href} newTab={newTab} className={styles.agreed}>
          <strong className={styles.book}>
            <span>{words.when}</span>{" "}
            <span>
              {words.book} <Icon name="arrow-right" />
            </span>
            <span className="visually-hidden">{` – ${audit}`}</span>
          </strong>
        </Bar>
      </Bars>
    </fieldset>
  );
}
