import type { Case } from "#site/content/cases/cases.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import styles from "./before-after.module.css";

interface BeforeAfterProps {
  caseStudy: Case;
  /** Whether the cover stands for the state after, side by side on a phone, too, without words: in a list of clients. */
  bare?: boolean;
}

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
            // Twice what it takes of a phone's window; three times would weigh as much as all the rest.
            phone={
              picture.widths.find(({ width }) => width >= (picture.key === "cover" ? 580 : bare ? 390 : 780))
                ?.address
            }
          />
          {bare ? null : <figcaption className="title-s">{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
