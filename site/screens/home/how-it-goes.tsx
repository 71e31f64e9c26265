import type { WordsOf } from "#contract/copy/create-words.ts";
import { Band } from "#site/elements/band.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import type { homeWords } from "#site/screens/home/words.ts";
import styles from "./how-it-goes.module.css";

interface HowItGoesProps {
  words: WordsOf<typeof homeWords>["steps"];
}

/** From the first call to the day a site is online. */
export function HowItGoes({ words }: HowItGoesProps) {
  return (
    <Band id="steps" title={words.title}>
      <ol className={`ruled ${styles.steps}`}>
        {Object.entries(words.items).map(([key, step]) => (
          <li key={key}>
            <span>{withPrices(step)}</span>
          </li>
        ))}
      </ol>
    </Band>
  );
}
