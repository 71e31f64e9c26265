import type { Proof } from "#src/content/cases/proof.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./before-after.module.css";

/** A client's things before and after, as wide as the window. */
export function BeforeAfter({ proof, language }: { proof: Proof; language: Language }) {
  const { see } = wordsOf("proof", language);
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
          <figcaption className="phrase">
            {picture.caption}{" "}
            {picture.key === "detail" ? <a href={proof.path}>{see({ client: proof.client })}</a> : null}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
