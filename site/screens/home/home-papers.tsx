import type { Language } from "#contract/languages/languages.ts";
import { findPath } from "#contract/routes/addresses.ts";
import { examplesCopy } from "#site/content/offer/examples.copy.ts";
import styles from "./home-cases.module.css";

interface HomePapersProps {
  title: string;
  language: Language;
}

/** What a client gets in writing, to look at. */
export function HomePapers({ title, language }: HomePapersProps) {
  const list = findPath("examples", language);
  if (list === undefined) return null;
  return (
    <div className={`cluster rows-0 framed-flush-top ${styles.papers}`} id="papers">
      <p className="label">{title}</p>
      <ul className="cluster rows-0">
        {Object.entries(examplesCopy(language).papers).map(([key, paper]) =>
          paper ? (
            <li key={key}>
              <a className="target underlined" href={`${list}#${key}`}>
                {paper.name}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
