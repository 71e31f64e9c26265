import { wordsOf } from "#src/content/words/words.ts";
import type { Language } from "#src/languages.ts";
import styles from "./sample-feed.module.css";

const drawings = import.meta.glob<string>("/content/services/social/*.svg", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** Posts drawn for a sample client, as wide as the window: its page. Each stands for a feature. */
export function SampleFeed({ language }: { language: Language }) {
  const { items, caption } = wordsOf("social", language).features;
  return (
    <figure className={styles.feed}>
      <div className="tiles two four-64 gap-0">
        {Object.keys(items).map((key) => (
          <img
            src={drawings[`/content/services/social/${key}.svg`]}
            alt=""
            width="400"
            height="320"
            loading="lazy"
            key={key}
          />
        ))}
      </div>
      <figcaption className="label">{caption}</figcaption>
    </figure>
  );
}
