import type { Case } from "#site/content/cases/cases.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Html } from "#site/elements/html.tsx";
import { caseWords } from "#site/screens/case/words.ts";
import { BeforeAfter } from "#site/sections/before-after.tsx";
import "#site/styles/text-media.css";
import styles from "./case-story.module.css";

/** Before over after, as wide as the window; then challenge and solution, beside the view on a phone. */
export function CaseStory({ study }: { study: Case }) {
  const { language, challenge, solution, story } = study;
  const words = caseWords(language);
  const phone = story.find(({ key }) => key === "phone");
  return (
    <>
      <BeforeAfter study={study} />
      <div className="columns gap-6 framed">
        <div className="stack gap-6 from-5 span-7">
          <section className="stack gap-4" aria-labelledby="challenge">
            <p className="label">{words.challenge}</p>
            <h2 id="challenge">
              <Html html={challenge.title} />
            </h2>
            <Html className="stack gap-4" html={challenge.html} block />
          </section>
          <section className="stack gap-4" aria-labelledby="solution">
            <p className="label">{words.solution}</p>
            <h2 id="solution">
              <Html html={solution.title} />
            </h2>
            <Html className="stack gap-4" html={solution.html} block />
          </section>
        </div>
        {phone ? (
          <figure className={`stack gap-3 ${styles.phone}`}>
            <CoverPicture
              picture={phone}
              alt={phone.alt}
              sizes="(min-width: 90rem) 29rem, (min-width: 64rem) 32vw, 94vw"
              largest={960}
            />
            <figcaption className="note">{phone.caption}</figcaption>
          </figure>
        ) : null}
      </div>
    </>
  );
}
