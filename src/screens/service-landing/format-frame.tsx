import styles from "./format-frame.module.css";

/** A picture's proportions, drawn as a frame. Decorative: the numbers stand beside it. */
export function FormatFrame({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = 28 / Math.max(width, height);
  const frame = { width: width * scale, height: height * scale };
  return (
    <svg className={styles.frame} viewBox="0 0 32 32" aria-hidden="true">
      <rect x={(32 - frame.width) / 2} y={(32 - frame.height) / 2} {...frame} />
    </svg>
  );
}
