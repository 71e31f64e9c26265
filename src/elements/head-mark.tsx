import { Mark } from "#src/elements/mark.tsx";
import styles from "./head-mark.module.css";

/** The mark in the page's accent, at the head of a plain page. */
export function HeadMark() {
  return (
    <div className={styles.head}>
      <Mark stretch />
    </div>
  );
}
