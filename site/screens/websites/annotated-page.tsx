import type { Language } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { annotatedPageSize } from "#site/content/annotated-page-size.ts";
import { drawingOf } from "#site/content/text/pictures.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { websitesWords } from "#site/screens/websites/words.ts";
import styles from "./annotated-page.module.css";

/** Centre of each number on the picture, in view box units. */
const points = [
  { number: 1, x: 800, y: 27 },
  { number: 2, x: 0, y: 170 },
  { number: 3, x: 800, y: 300 },
  { number: 4, x: 800, y: 722 },
  { number: 5, x: 0, y: 290 },
  { number: 6, x: 0, y: 394 },
  { number: 7, x: 0, y: 465 },
  { number: 8, x: 0, y: 604 },
] as const;

const { drawnAt, width, height } = annotatedPageSize;

/** A client's page with eight numbered points, explained further down. */
export function AnnotatedPage({ language }: { language: Language }) {
  const { page, points: link } = websitesWords(language).anatomy;
  return (
    <div className={`stack gap-4 ${styles.ground}`} data-ground="tint">
      <div className={styles.page}>
        <CoverPicture
          picture={drawingOf(`${siteFolder}/services/websites/page`, annotatedPageSize, language)}
          alt={page}
          // On phones the smallest file is enough.
          sizes="(min-width: 90rem) 40rem, (min-width: 40rem) 44vw, 30vw"
          largest={1600}
        />
        <svg
          className={styles.points}
          viewBox={`0 0 ${drawnAt} ${(drawnAt * height) / width}`}
          aria-hidden="true"
        >
          {points.map(({ number, x, y }) => (
            <g key={number}>
              <rect x={x - 18} y={y - 18} width="36" height="36" />
              <text x={x} y={y + 7}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ButtonLink href="#anatomy" variant="quiet" icon="arrow-down">
        {link}
      </ButtonLink>
    </div>
  );
}
