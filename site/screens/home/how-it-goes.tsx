import type { WordsOf } from "#contract/copy/create-words.ts";
import type { Language } from "#contract/languages.ts";
import { Band } from "#site/elements/band.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import type { homeWords } from "#site/screens/home/words.ts";
import { Papers } from "#site/sections/papers.tsx";
import styles from "./how-it-goes.module.css";

interface HowItGoesProps {
  words: WordsOf<typeof homeWords>["steps"];
  language: Language;
}

/** From the first call to the day a site is online, and what is to be read before. */
export function HowItGoes({ words, language }: HowItGoesProps) {
  return (
    <Band id="steps" title={words.title}>
      <ol className={`ruled ${styles.steps}`}>
        {Object.entries(words.items).map(([key, step]) => (
          <li key={key}>
            <span>{withPrices(step)}</span>
          </li>
        ))}
      </ol>
      <Papers language={language} />
    </Band>
  );
}
