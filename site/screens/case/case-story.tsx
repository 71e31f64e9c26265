import type { Case, StoryPicture } from "#site/content/cases/cases.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Html } from "#site/elements/html.tsx";
import { caseWords } from "#site/screens/case/words.ts";
import "#site/styles/text-media.css";
import styles from "./case-story.module.css";

/** `sizes` attributes of the pictures. */
const sizes = {
  before: "(min-width: 90rem) 44rem, (min-width: 64rem) 48vw, 94vw",
  detail: "(min-width: 90rem) 90rem, 94vw",
  phone: "(min-width: 90rem) 36rem, (min-width: 64rem) 40vw, 94vw",
};

/** What each takes of the columns. */
const places = { before: "from-7 span-6", detail: "across", phone: "from-8 span-5" };

/** Challenge next to a picture of the state before; solution with a detail view and a phone view. */
export function CaseStory({ study: { language, challenge, solution, story } }: { study: Case }) {
  const words = caseWords(language);
  const picture = (key: keyof typeof sizes) =>
    story
      .filter((one) => one.key === key)
      .map((one) => <StoryFigure picture={one} sizes={sizes[key]} key={key} />);
  return (
    <div className={`stack framed-flush-top ${styles.story}`}>
      <section className="columns gap-6" aria-labelledby="challenge">
        <div className="stack gap-4 span-5">
          <p className={`label accented ${styles.label}`}>{words.challenge}</p>
          <h2 id="challenge">
            <Html html={challenge.title} />
          </h2>
          <Html className={styles.text} html={challenge.html} block />
        </div>
        {picture("before")}
      </section>
      <section className="columns gap-6" aria-labelledby="solution">
        {picture("detail")}
        <div className="stack gap-4 span-5">
          <p className={`label accented ${styles.label}`}>{words.solution}</p>
          <h2 id="solution">
            <Html html={solution.title} />
          </h2>
          <Html className={styles.text} html={solution.html} block />
        </div>
        {picture("phone")}
      </section>
    </div>
  );
}

function StoryFigure({ picture, sizes: shown }: { picture: StoryPicture; sizes: string }) {
  return (
    <figure className={`stack gap-3 ${places[picture.key]}`}>
      <CoverPicture picture={picture} alt={picture.alt} sizes={shown} largest={1600} />
      <figcaption className="note">{picture.caption}</figcaption>
    </figure>
  );
}
