import type { Copy } from "#src/content/words.ts";
import styles from "./page-anatomy.module.css";

const seo = ["address", "headings", "weight", "data"] as const;
const cro = ["promise", "button", "proof", "form"] as const;

/** What a page needs for search engines and people, numbered like the client's page above. */
export function PageAnatomy({ words }: { words: Copy["websites"]["anatomy"] }) {
  return (
    <div className={styles.anatomy}>
      <div>
        <h3>{words.seo.title}</h3>
        <ol>
          {seo.map((key) => (
            <li key={key}>{words.seo.items[key]}</li>
          ))}
        </ol>
      </div>
      <div className={styles.cro}>
        <h3>{words.cro.title}</h3>
        <ol start={seo.length + 1}>
          {cro.map((key) => (
            <li key={key}>{words.cro.items[key]}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
