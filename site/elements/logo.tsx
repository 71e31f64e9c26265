import { colourOf } from "#contract/colours.ts";
import { brandLogo } from "#site/content/brand-logo.ts";
import { idPrefix } from "#site/content/svg-drawing.ts";
import styles from "./logo.module.css";

const { x, y, width, height } = brandLogo.viewBox;

/** The hues of the logo stay those of the day: as dim as the bars are at night, so little of them would not be seen. */
const shapes = brandLogo.shapes.replaceAll(/var\(\s*--(cobalt|vermilion|marigold)\s*\)/g, (_, name: string) =>
  colourOf(name),
);

/** The brand's logo, decorative beside the name. `place` keeps its ids apart from those of other logos on the page. */
export function Logo({ place }: { place: string }) {
  return (
    <svg
      className={styles.logo}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted, the owner's logo without its scripts
      dangerouslySetInnerHTML={{ __html: shapes.replaceAll(idPrefix, `${place}-${idPrefix}`) }}
    />
  );
}
