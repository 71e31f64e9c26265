import type { CopyOf } from "#contract/copy/copy-reader.ts";
import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { type IdentityMedium, identitySizes } from "#data/site/content/facts/media.ts";
import type { Case } from "#site/content/cases/cases.ts";
import type { Drawing } from "#site/content/svg-drawing.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { InlineSvg } from "#site/elements/inline-svg.tsx";
import type { designCopy } from "#site/screens/service-landing/design.copy.ts";
import { BeforeAfter } from "#site/sections/before-after.tsx";
import styles from "./brand-specimen.module.css";

interface BrandSpecimenProps {
  copy: NonNullable<CopyOf<typeof designCopy>["specimen"]>;
  drawings: Record<IdentityMedium, Drawing>;
  /** A client whose things stand below the drawings, before and after. */
  caseStudy: Case | undefined;
  language: Language;
}

/** A logo on different media, the smallest first. Decorative: the caption below each names it. */
export function BrandSpecimen({ copy, drawings, caseStudy, language }: BrandSpecimenProps) {
  const { title, note, media, proof } = copy;
  return (
    <section className={`stack gap-6 ${styles.band}`} aria-labelledby="specimen-title">
      <div className={`stack gap-3 ${styles.head}`}>
        <h2 className="title-l" id="specimen-title">
          {title}
        </h2>
        <p>{note}</p>
      </div>
      <ul className={styles.specimens}>
        {withKeys(media).map(({ key, text }) => (
          <li key={key}>
            <InlineSvg drawing={drawings[key]} place={key} className={styles.drawing} />
            <p className={styles.size}>{formatSize(identitySizes?.[key], language)}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {caseStudy && proof ? (
        <div className="stack gap-3">
          <p className={styles.proof}>
            {proof.text} <a href={caseStudy.path}>{proof.link}</a>
          </p>
          <BeforeAfter caseStudy={caseStudy} />
        </div>
      ) : null}
    </section>
  );
}

/** Formats a size with one or two sides: `16 px`, `85 × 55 mm`, `1,8 m`. */
function formatSize(
  size: NonNullable<typeof identitySizes>[IdentityMedium] | undefined,
  language: Language,
): string {
  if (size === undefined) return "";
  const { sides, unit } = size;
  return `${sides.map((side) => formatNumber(side, language)).join("\u00a0× ")}\u00a0${unit}`;
}
