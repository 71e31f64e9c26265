import { Icon } from "#src/elements/icon.tsx";
import styles from "./share-button.module.css";

interface ShareButtonProps {
  readonly words: { readonly button: string; readonly copied: string; readonly failed: string };
  /** What the device's own share is given beside the page's address. */
  readonly title: string;
  readonly text: string;
}

/** Shares the page, or copies its address and says so; hidden until its script has run. */
export function ShareButton({ words, title, text }: ShareButtonProps) {
  return (
    <div className={styles.share}>
      <button
        type="button"
        hidden
        data-share={title}
        data-share-text={text}
        data-copied={words.copied}
        data-failed={words.failed}
      >
        <Icon name="share" /> {words.button}
      </button>
      <p role="status" />
    </div>
  );
}
