import type { CopyOf } from "#contract/copy/copy-reader.ts";
import type { Language } from "#contract/languages/languages.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { annotatedPoints, placesGivenAt } from "#data/site/content/facts/annotated-points.ts";
import { annotatedPageSize, annotatedPhoneSize, type PictureSize } from "#site/content/picture-sizes.ts";
import { hasPicture, type Picture, pictureOf } from "#site/content/text/pictures.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { websitesCopy } from "#site/screens/websites/websites.copy.ts";
import styles from "./annotated-page.module.css";

type Points = NonNullable<typeof annotatedPoints>;

/** What a sentence beside the picture takes of its width, as in the style sheet. */
const sidePerPage = 21 / 58;

interface AnnotatedPageProps {
  copy: NonNullable<CopyOf<typeof websitesCopy>["anatomy"]>;
  picture: Picture;
  /** Address of the picture that a phone shows instead. */
  phone: string | undefined;
  points: Points;
}

/** The parts of the spread in a language; null if the site lacks its copy, its picture or the positions of its numbers. */
export async function annotatedPage(language: Language): Promise<AnnotatedPageProps | null> {
  const copy = websitesCopy(language).anatomy;
  const folder = `${siteFolder}/services/websites`;
  if (!copy || !annotatedPoints || !hasPicture(`${folder}/page`, language)) return null;
  const phone =
    annotatedPoints.phone && hasPicture(`${folder}/phone`, language)
      ? await pictureOf(`${folder}/phone`, annotatedPhoneSize, language)
      : undefined;
  return {
    copy,
    picture: await pictureOf(`${folder}/page`, annotatedPageSize, language),
    phone: phone?.widths[0]?.address,
    points: annotatedPoints,
  };
}

/** A client's page with numbered points, and beside each what it does for Google or for customers. */
export function AnnotatedPage({ copy, picture, phone, points }: AnnotatedPageProps) {
  const { title, page, note, seo, cro } = copy;
  const drawn = inUnits(points, annotatedPageSize, placesGivenAt.page);
  return (
    <section className={styles.spread} data-ground="tint" aria-labelledby="spread-title">
      <h2 className="title-l" id="spread-title">
        {title}
      </h2>
      <div className={styles.drawing}>
        <div className={`${styles.page} ${phone ? styles.twofold : ""}`}>
          <CoverPicture
            picture={picture}
            alt={page}
            sizes="(min-width: 90rem) 48rem, (min-width: 64rem) 54vw, 100vw"
            largest={1600}
            phone={phone}
          />
          <Numbers places={drawn} size={annotatedPageSize} square={36} className={styles.points} />
          {phone && points.phone ? (
            <Numbers
              places={inUnits(points.phone, annotatedPhoneSize, placesGivenAt.phone)}
              size={annotatedPhoneSize}
              square={44}
              className={`${styles.points} ${styles.onPhone}`}
            />
          ) : null}
        </div>
        <div className={styles.sides} id="anatomy">
          {(
            [
              [seo, drawn.slice(0, 3)],
              [cro, drawn.slice(3)],
            ] as const
          ).map(([{ title, items }, places]) => (
            <div key={title}>
              <h2 className="label">{title}</h2>
              <ol>
                {Object.entries(items).map(([key, item], position) => (
                  <li key={key}>
                    <svg
                      viewBox={`0 0 ${annotatedPageSize.drawnAt * sidePerPage} ${places[position]}`}
                      aria-hidden="true"
                    />
                    <p>{item}</p>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
        {note ? <p className={`note ${styles.note}`}>{note}</p> : null}
      </div>
    </section>
  );
}

/** How far down the points are, in units of the drawing: first those for Google. */
const inUnits = ({ seo, cro }: Pick<Points, "seo" | "cro">, { drawnAt }: PictureSize, givenAt: number) =>
  [...Object.values(seo), ...Object.values(cro)].map((place) => (place * drawnAt) / givenAt);

interface NumbersProps {
  places: number[];
  size: PictureSize;
  square: number;
  className: string | undefined;
}

/** The numbers on a picture: the first three at its right edge, the others at its left. */
function Numbers({ places, size: { drawnAt, width, height }, square, className }: NumbersProps) {
  return (
    <svg className={className} viewBox={`0 0 ${drawnAt} ${(drawnAt * height) / width}`} aria-hidden="true">
      {places.map((y, index) => {
        const number = index + 1;
        const x = index < 3 ? drawnAt : 0;
        return (
          <g key={number}>
            <rect x={x - square / 2} y={y - square / 2} width={square} height={square} />
            <text x={x} y={y + 0.2 * square}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
