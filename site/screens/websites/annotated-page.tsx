import type { CopyOf } from "#contract/copy/copy-reader.ts";
import type { Language } from "#contract/languages/languages.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { annotatedPoints } from "#data/site/content/facts/annotated-points.ts";
import { annotatedPageSize } from "#site/content/picture-sizes.ts";
import { hasPicture, type Picture, pictureOf } from "#site/content/text/pictures.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { websitesCopy } from "#site/screens/websites/websites.copy.ts";
import styles from "./annotated-page.module.css";

const { drawnAt, width, height } = annotatedPageSize;

/** Pixels of the picture in units of the drawing on it. */
const drawn = (pixels: number) => (pixels * drawnAt) / width;

interface AnnotatedPageProps {
  copy: NonNullable<CopyOf<typeof websitesCopy>["anatomy"]>;
  picture: Picture;
  points: NonNullable<typeof annotatedPoints>;
}

/** The parts of the spread in a language; null if the site lacks its copy, its picture or the positions of its numbers. */
export async function annotatedPage(language: Language): Promise<AnnotatedPageProps | null> {
  const copy = websitesCopy(language).anatomy;
  const base = `${siteFolder}/services/websites/page`;
  if (!copy || !annotatedPoints || !hasPicture(base, language)) return null;
  return { copy, picture: await pictureOf(base, annotatedPageSize, language), points: annotatedPoints };
}

/** A client's page with numbered points, and beside each what it does for Google or for customers. */
export function AnnotatedPage({ copy, picture, points }: AnnotatedPageProps) {
  const { title, page, note, seo, cro } = copy;
  const places = [
    ...Object.values(points.seo).map((place) => ({ x: drawnAt, y: drawn(place) })),
    ...Object.values(points.cro).map((place) => ({ x: 0, y: drawn(place) })),
  ].map((place, index) => ({ ...place, number: index + 1 }));
  return (
    <section className={styles.spread} data-ground="tint" aria-labelledby="spread-title">
      <h2 className="title-l" id="spread-title">
        {title}
      </h2>
      <div className={styles.drawing}>
        <div className={styles.page}>
          <CoverPicture
            picture={picture}
            alt={page}
            // Less than its width on phones, which are dense: the middle file is enough.
            sizes="(min-width: 90rem) 48rem, (min-width: 64rem) 54vw, (min-width: 40rem) 90vw, 60vw"
            largest={1600}
          />
          <svg className={styles.points} viewBox={`0 0 ${drawnAt} ${drawn(height)}`} aria-hidden="true">
            {places.map(({ number, x, y }) => (
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
      {note ? <p className="note">{note}</p> : null}
    </section>
  );
}
