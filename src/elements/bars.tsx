import styles from "./bars.module.css";

/** Three bars, each of which begins where the one before is under way: in the accent, above a plain page. */
export function Bars() {
  return (
    <svg className={styles.bars} viewBox="0 0 22 18" preserveAspectRatio="none" aria-hidden="true">
      <rect width="12" height="4" />
      <rect x="5" y="7" width="12" height="4" />
      <rect x="10" y="14" width="12" height="4" />
    </svg>
  );
}
