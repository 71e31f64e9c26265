import type { Case } from "#site/content/cases/cases.ts";
import type { Picture } from "#site/content/text/pictures.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import styles from "./before-after.module.css";

interface BeforeAfterProps {
  caseStudy: Case;
  /**
   * Whether the cover stands for the state after, on a phone the tall one, side by side there, too, without words: in a
   * list of clients.
   */
  bare?: boolean;
}

/** Twice what it takes of a phone's window; three times would weigh as much as all the rest. */
const phoneFile = ({ widths }: Picture, isHalf: boolean) =>
  widths.find(({ width }) => width >= (isHalf ? 390 : 780))?.address;

/** A client's things before and after, as wide as the window. */
export function BeforeAfter({ caseStudy, bare = false }: BeforeAfterProps) {
  const story = caseStudy.story.filter(({ key }) => key === "before" || (key === "detail" && !bare));
  const pictures = bare ? [...story, { ...caseStudy.cover, key: "cover", caption: null }] : story;
  return (
    <div
      className={`tiles ${bare ? "two" : "two-40"} gap-0 ${styles.pair} ${bare ? styles.bare : styles.apart}`}
    >
      {pictures.map((picture) => (
        <figure key={picture.key}>
          <CoverPicture
            picture={picture}
            alt={picture.alt}
            sizes="(min-width: 40rem) 50vw, 100vw"
            largest={1600}
            phone={phoneFile(picture.key === "cover" ? (caseStudy.tall ?? picture) : picture, bare)}
          />
          {bare ? null : <figcaption className="title-s">{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
