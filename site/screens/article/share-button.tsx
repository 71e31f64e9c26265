import type { Article } from "#site/content/articles/articles.ts";
import { Icon } from "#site/elements/icon.tsx";
import { shareBehaviour } from "#site/screens/article/share.ts";
import { articleWords } from "#site/screens/article/words.ts";
import styles from "./share-button.module.css";

/** Shares the page, or copies its address and announces that; hidden until its script runs. */
export function ShareButton({ article: { language, title, excerpt } }: { article: Article }) {
  const words = articleWords(language).share;
  return (
    <div
      className={`cluster screen-only ${styles.share}`}
      data-behaviour={shareBehaviour}
      data-title={title}
      data-text={excerpt}
      data-copied={words.copied}
      data-failed={words.failed}
    >
      <button className="target underlined" type="button" hidden>
        <Icon name="share" /> {words.button}
      </button>
      <p className="small" role="status" />
    </div>
  );
}
