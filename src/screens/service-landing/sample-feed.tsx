import { wordsOf } from "#src/content/words/words.ts";
import { keyed } from "#src/formats/keyed.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import styles from "./sample-feed.module.css";

const drawings = import.meta.glob<string>("/content/services/social/*.svg", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** What is done for a page, each under a drawn post of a sample client. */
export function SampleFeed({ language }: { language: Language }) {
  const { handle, items } = wordsOf("social", language).features;
  return (
    <ul className={`tiles two-40 four-80 gap-6 ${styles.feed}`}>
      {keyed(items).map(({ key, title, text, post }) => (
        <li key={key}>
          <figure className={styles.post}>
            <img
              src={drawings[`/content/services/social/${key}.svg`]}
              alt=""
              width="400"
              height="320"
              loading="lazy"
            />
            <figcaption>
              <strong>{handle}</strong> {post}
            </figcaption>
          </figure>
          <h3 className="head-s">
            {key === "report" ? <a href={`${pathOf("examples", language)}#report`}>{title}</a> : title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
