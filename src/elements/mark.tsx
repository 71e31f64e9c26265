import { brandMark, idPrefix } from "#src/content/brand-mark.ts";
import styles from "./mark.module.css";

const { x, y, width, height } = brandMark.viewBox;

/**
 * The brand's mark, as high as the name beside it, and decorative because of that name. `place` keeps its ids
 * apart, where it has any, from those of the other marks on the page.
 */
export function Mark({ place }: { place: string }) {
  return (
    <svg
      className={styles.mark}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted, the build lets nothing pass but shapes
      dangerouslySetInnerHTML={{ __html: brandMark.shapes.replaceAll(idPrefix, `${place}-${idPrefix}`) }}
    />
  );
}
