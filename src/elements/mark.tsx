import styles from "./mark.module.css";

/**
 * The brand's mark: three short bars, one per language. Decorative; the name stands beside it.
 * `stretch` lets it take any shape its place has; `third` draws its third bar in another way.
 */
export function Mark({
  stretch = false,
  third = styles.marigold,
}: {
  stretch?: boolean;
  third?: string | undefined;
}) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 22 18"
      preserveAspectRatio={stretch ? "none" : undefined}
      aria-hidden="true"
    >
      <rect className={styles.cobalt} width="22" height="4" />
      <rect className={styles.vermilion} y="7" width="16" height="4" />
      <rect className={third} y="14" width="10" height="4" />
    </svg>
  );
}
