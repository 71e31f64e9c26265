import type { Proof } from "#site/content/cases/proof.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import styles from "./before-after.module.css";

/** A client's things before and after, as wide as the window. */
export function BeforeAfter({ proof }: { proof: Proof }) {
  const pictures = proof.story.filter(({ key }) => key !== "phone");
  return (
    <div className={`tiles two-40 gap-0 ${styles.pair}`}>
      {pictures.map((picture) => (
        <figure key={picture.key}>
          <CoverPicture
            picture={picture}
            alt={picture.alt}
            sizes="(min-width: 40rem) 50vw, 100vw"
            largest={1600}
          />
          <figcaption className="phrase">{picture.caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
