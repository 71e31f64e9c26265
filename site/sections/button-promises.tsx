import type { Language } from "#contract/languages/languages.ts";
import { promisesIn } from "#site/content/offer/promise-links.ts";
import styles from "./button-promises.module.css";

/** What a button on another page promised, and what happens next; shown when the address ends in its name. */
export function ButtonPromises({ language, say }: { language: Language; say: "text" | "next" }) {
  return promisesIn(language).map(({ key, title, [say]: text }) =>
    text === undefined ? null : (
      <div className={`stack gap-3 ${styles.promise}`} id={key} key={key} data-promise>
        <p className={say === "text" ? "figure" : "title-l"}>{title}</p>
        <p className="intro">{text}</p>
      </div>
    ),
  );
}
