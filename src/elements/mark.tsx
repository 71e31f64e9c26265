import styles from "./mark.module.css";

/**
 * The brand mark: three bars, one per language. Decorative, because the name always stands next to it.
 * `stretch` drops the aspect ratio; `third` is the class of the third bar.
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
      <rect className={styles.cobalt} width="12" height="4" />
      <rect className={styles.vermilion} x="5" y="7" width="12" height="4" />
      <rect className={third} x="10" y="14" width="12" height="4" />
    </svg>
  );
}
