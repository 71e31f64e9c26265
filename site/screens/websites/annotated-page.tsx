import type { Language } from "#contract/languages/languages.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { annotatedPageSize } from "#site/content/text/picture-sizes.ts";
import { drawingOf } from "#site/content/text/pictures.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { websitesCopy } from "#site/screens/websites/websites.copy.ts";
import styles from "./annotated-page.module.css";

/** Centre of each number on the picture, in view box units. */
const points = [
  { number: 1, x: 800, y: 27 },
  { number: 2, x: 800, y: 300 },
  { number: 3, x: 800, y: 722 },
  { number: 4, x: 0, y: 170 },
  { number: 5, x: 0, y: 430 },
  { number: 6, x: 0, y: 604 },
] as const;

const { drawnAt, width, height } = annotatedPageSize;

/** A client's page with numbered points, and beside each what it does for Google or for customers. */
export function AnnotatedPage({ language }: { language: Language }) {
  const { title, page, note, seo, cro } = websitesCopy(language).anatomy;
  return (
    <section className={styles.spread} data-ground="tint" aria-labelledby="spread-title">
      <h2 className="title-l" id="spread-title">
        {title}
      </h2>
      <div className={styles.drawing}>
        <div className={styles.page}>
          <CoverPicture
            picture={drawingOf(`${siteFolder}/services/websites/page`, annotatedPageSize, language)}
            alt={page}
            // Less than its width on phones, which are dense: the middle file is enough.
            sizes="(min-width: 90rem) 48rem, (min-width: 64rem) 54vw, (min-width: 40rem) 90vw, 60vw"
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
        <div className={styles.sides} id="anatomy">
          {[seo, cro].map(({ title, items }) => (
            <div key={title}>
              <h2 className="label">{title}</h2>
              <ol>
                {Object.entries(items).map(([key, item]) => (
                  <li key={key}>{item}</li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
      <p className="note">{note}</p>
    </section>
  );
}
