import { Mark } from "#src/elements/mark.tsx";
import styles from "./head-mark.module.css";

/** The brand mark in the accent colour, above a plain page. */
export function HeadMark() {
  return (
    <div className={styles.head}>
      <Mark stretch />
    </div>
  );
}
