import { colourOf } from "#contract/colours.ts";
import { brandMark, idPrefix } from "#site/content/brand-mark.ts";
import styles from "./mark.module.css";

const { x, y, width, height } = brandMark.viewBox;

/** The hues of the mark stay those of the day: as dim as the bars are at night, so little of them would not be seen. */
const shapes = brandMark.shapes.replaceAll(/var\(\s*--(cobalt|vermilion|marigold)\s*\)/g, (_, name: string) =>
  colourOf(name),
);

/** The brand's mark, decorative beside the name. `place` keeps its ids apart from those of other marks on the page. */
export function Mark({ place }: { place: string }) {
  return (
    <svg
      className={styles.mark}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted, the owner's logo without its scripts
      dangerouslySetInnerHTML={{ __html: shapes.replaceAll(idPrefix, `${place}-${idPrefix}`) }}
    />
  );
}
