import type { Case, CaseText } from "#site/content/cases/cases.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { TextNodes } from "#site/elements/text-nodes.tsx";
import { caseCopy } from "#site/screens/case/case.copy.ts";
import { BeforeAfter } from "#site/sections/before-after.tsx";
import "#site/styles/text-media.css";
import styles from "./case-story.module.css";

/** Before over after, as wide as the window; then challenge and solution, beside the view on a phone. */
export function CaseStory({ caseStudy, text }: { caseStudy: Case; text: CaseText }) {
  const { language, story } = caseStudy;
  const { challenge, solution } = text;
  const copy = caseCopy(language);
  const phone = story.find(({ key }) => key === "phone");
  return (
    <>
      <BeforeAfter caseStudy={caseStudy} />
      <div className="columns gap-6 framed">
        <div className="stack gap-6 from-5 span-7">
          <section className="stack gap-4" aria-labelledby="challenge">
            <p className="label">{copy.challenge}</p>
            <h2 id="challenge">
              <TextNodes nodes={challenge.heading.children} />
            </h2>
            <div className="stack gap-4">
              <TextNodes nodes={challenge.body} />
            </div>
          </section>
          <section className="stack gap-4" aria-labelledby="solution">
            <p className="label">{copy.solution}</p>
            <h2 id="solution">
              <TextNodes nodes={solution.heading.children} />
            </h2>
            <div className="stack gap-4">
              <TextNodes nodes={solution.body} />
            </div>
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
