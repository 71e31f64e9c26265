import styles from "./mark.module.css";

/** The brand's mark: three short bars, one per language. Decorative; the name stands beside it. */
export function Mark({ className = "" }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.mark} ${className}`} viewBox="0 0 22 18" aria-hidden="true">
      <rect className={styles.cobalt} width="22" height="4" />
      <rect className={styles.vermilion} y="7" width="16" height="4" />
      <rect className={styles.marigold} y="14" width="10" height="4" />
    </svg>
  );
}
