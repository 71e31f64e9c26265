import type { Article } from "#site/content/articles/articles.ts";
import { Icon } from "#site/elements/icon.tsx";
import { shareAttributes } from "#site/screens/article/share.ts";
import { articleWords } from "#site/screens/article/words.ts";
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
