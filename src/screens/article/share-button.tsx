import type { Article } from "#src/content/articles/articles.ts";
import { Icon } from "#src/elements/icon.tsx";
import { shareAttributes } from "#src/screens/article/share.ts";
import { articleWords } from "#src/screens/article/words.ts";
import styles from "./share-button.module.css";

/** Shares the page, or copies its address and announces that; hidden until its script runs. */
export function ShareButton({ article: { language, title, excerpt } }: { article: Article }) {
  const words = articleWords(language).share;
  return (
    <div className={`cluster screen-only ${styles.share}`}>
      <button
        className="target underlined"
        type="button"
        hidden
        {...{
          [shareAttributes.title]: title,
          [shareAttributes.text]: excerpt,
          [shareAttributes.copied]: words.copied,
          [shareAttributes.failed]: words.failed,
        }}
      >
        <Icon name="share" /> {words.button}
      </button>
      <p className="small" role="status" />
    </div>
  );
}
