import type { ReactNode } from "react";
import type { CopyOf } from "#contract/copy/copy-reader.ts";
import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { type IdentityMedium, identityMedia } from "#data/site/content/facts/media.ts";
import type { Case } from "#site/content/cases/cases.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import type { designCopy } from "#site/screens/service-landing/design.copy.ts";
import styles from "./brand-specimen.module.css";

interface BrandSpecimenProps {
  copy: NonNullable<CopyOf<typeof designCopy>["specimen"]>;
  /** A client whose things stand below the drawings, before and after. */
  caseStudy: Case | undefined;
  language: Language;
}

/** A sample bakery's logo on different media, the smallest first. Decorative: the caption below each names it. */
export function BrandSpecimen({ copy, caseStudy, language }: BrandSpecimenProps) {
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
            <svg className={styles.drawing} viewBox={boxes[key]} aria-hidden="true">
              {drawings[key]}
            </svg>
            <p className={styles.size}>{formatSize(identityMedia[key], language)}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {caseStudy && proof ? (
        <div className="stack gap-3">
          <p className={styles.proof}>
            {proof.text} <a href={caseStudy.path}>{proof.link}</a>
          </p>
          <div className="tiles two gap-0">
            {caseStudy.story
              .filter(({ key }) => key === "before" || key === "detail")
              .map((picture) => (
                <figure key={picture.key}>
                  <CoverPicture
                    picture={picture}
                    alt={picture.alt}
                    // Less than half the window on phones, which are dense: the smallest file is enough.
                    sizes="(min-width: 40rem) 50vw, 33vw"
                    largest={1600}
                  />
                </figure>
              ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** Formats a size with one or two sides: `16 px`, `85 × 55 mm`, `1,8 m`. */
function formatSize({ sides, unit }: (typeof identityMedia)[IdentityMedium], language: Language): string {
  return `${sides.map((side) => formatNumber(side, language)).join("\u00a0× ")}\u00a0${unit}`;
}

/** Each begins at the left edge of its drawing, where the caption begins, and ends on the street. */
const boxes: Record<IdentityMedium, string> = {
  web: "9 56 200 94",
  print: "29 52 200 98",
  social: "56 34 200 116",
  vehicle: "13 50 200 100",
  shopfront: "7 6 186 143",
};

/** The bakery's logo, 20 units wide. */
function Sign({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <path
      className={styles.solid}
      d="M1 12a9 9 0 0 1 18 0zM0 14.5h20V18H0z"
      transform={`translate(${x} ${y}) scale(${scale})`}
    />
  );
}

function Name({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <text className={styles.name} x={x} y={y} fontSize={size}>
      Alba
    </text>
  );
}

const drawings: Record<IdentityMedium, ReactNode> = {
  web: (
    <>
      <path d="M10 149V62h180v87M10 84h180M22 84V66q0-4 4-4M22 70q0-8 8-8h60q8 0 8 8v14" />
      <Sign x={32} y={66} scale={0.7} />
      <path d="M54 74h32M26 97h110" />
    </>
  ),
  print: (
    <>
      <path d="M30 58h140v91H30z" />
      <Sign x={44} y={70} scale={1.5} />
      <Name x={43} y={122} size={20} />
      <path d="M44 134h40M112 134h44" />
    </>
  ),
  social: (
    <>
      <path className={styles.solid} d="M56 39h88v110H56z" />
      <g className={styles.inverted}>
        <Sign x={70} y={62} scale={3} />
      </g>
    </>
  ),
  vehicle: (
    <>
      <path d="M38 134H14V62q0-6 6-6h112v78H74M132 70h24q5 0 8 4l20 28q4 3 4 8v24h-14M138 134h-6M142 80h12l14 20h-26z" />
      <circle cx="56" cy="134" r="15" />
      <circle cx="156" cy="134" r="15" />
      <Sign x={27} y={66} scale={2} />
      <Name x={74} y={102} size={25} />
    </>
  ),
  shopfront: (
    <>
      <path d="M8 149V12h184v137M8 62h184M22 149V88h92v48H22M130 149V88h46v61M152 114v10" />
      <Sign x={42} y={20} scale={1.8} />
      <Name x={88} y={52} size={36} />
      <path
        className={styles.solid}
        d="M8 62h23v11H8zM54 62h23v11H54zM100 62h23v11h-23zM146 62h23v11h-23zM34 118a9 9 0 0 1 18 0zM59 118a9 9 0 0 1 18 0zM84 118a9 9 0 0 1 18 0z"
      />
      <path d="M22 118h92M8 73h184" />
    </>
  ),
};
