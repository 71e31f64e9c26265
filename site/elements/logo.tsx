import { colourOf } from "#contract/brand/colours.ts";
import { brandLogo } from "#site/content/brand-logo.ts";
import { InlineSvg } from "#site/elements/inline-svg.tsx";
import styles from "./logo.module.css";

/** The logo keeps its colours of the day: as dim as the bars are at night, something so small would not be seen. */
const shapes = brandLogo.shapes.replaceAll(
  /var\(\s*--(brand|asked|answered|agreed)\s*\)/g,
  (_, name: string) => colourOf(name),
);

/** The brand's logo, decorative beside the name. `place` keeps its ids apart from those of other logos on the page. */
export function Logo({ place }: { place: string }) {
  return <InlineSvg drawing={{ ...brandLogo, shapes }} place={place} className={styles.logo} />;
}
