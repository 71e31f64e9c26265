import type { Proof } from "#site/content/cases/proof.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import styles from "./before-after.module.css";

interface BeforeAfterProps {
  proof: Pick<Proof, "story"> & Partial<Pick<Proof, "cover">>;
  /** Whether the cover stands for the state after, and no words: in a list of clients. */
  bare?: boolean;
  /** Whether the two stand side by side on a phone too. */
  small?: boolean;
}

/** A client's things before and after, as wide as the window: one below the other on a phone. */
export function BeforeAfter({ proof, bare = false, small = false }: BeforeAfterProps) {
  const story = proof.story.filter(({ key }) => key === "before" || (key === "detail" && !bare));
  const pictures = bare && proof.cover ? [...story, { ...proof.cover, key: "cover", caption: null }] : story;
  return (
    <div className={`tiles ${small ? "two" : "two-40"} gap-0 ${styles.pair}`}>
      {pictures.map((picture) => (
        <figure key={picture.key}>
          <CoverPicture
            picture={picture}
            alt={picture.alt}
            sizes={small ? "50vw" : "(min-width: 40rem) 50vw, 100vw"}
            largest={1600}
            // Twice the window of a phone; three times would weigh as much as all the rest.
            phone={picture.widths.find(({ width }) => width >= (small ? 390 : 780))?.address}
          />
          {bare ? null : <figcaption className="title-s">{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
