import type { Copy } from "#src/content/words.ts";
import { Icon } from "#src/elements/icon.tsx";
import { shareAttributes } from "#src/screens/article/share.ts";
import styles from "./share-button.module.css";

interface ShareButtonProps {
  words: Copy["article"]["share"];
  /** What the share dialog gets besides the page's address. */
  title: string;
  text: string;
}

/** Shares the page, or copies its address and announces that; hidden until its script runs. */
export function ShareButton({ words, title, text }: ShareButtonProps) {
  return (
    <div className={styles.share}>
      <button
        type="button"
        hidden
        {...{
          [shareAttributes.title]: title,
          [shareAttributes.text]: text,
          [shareAttributes.copied]: words.copied,
          [shareAttributes.failed]: words.failed,
        }}
      >
        <Icon name="share" /> {words.button}
      </button>
      <p role="status" />
    </div>
  );
}
