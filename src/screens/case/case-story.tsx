import type { CaseSection } from "#src/content/cases/case-sections.ts";
import { Html } from "#src/elements/html.tsx";
import styles from "./case-story.module.css";

interface CaseStoryProps {
  readonly challenge: CaseSection;
  readonly solution: CaseSection;
  /** The kinds of the two parts, above their own headings. */
  readonly words: { readonly challenge: string; readonly solution: string };
}

/** Before and after, side by side: the challenge narrow and quiet, the solution wide. */
export function CaseStory({ challenge, solution, words }: CaseStoryProps) {
  return (
    <div className={styles.story}>
      <div className={styles.inner}>
        <section className={styles.challenge} aria-labelledby="challenge">
          <p className={styles.label}>{words.challenge}</p>
          <h2 id="challenge">
            <Html html={challenge.title} />
          </h2>
          <Html className={styles.text} html={challenge.html} block />
        </section>
        <section className={styles.solution} aria-labelledby="solution">
          <p className={styles.label}>{words.solution}</p>
          <h2 id="solution">
            <Html html={solution.title} />
          </h2>
          <Html className={styles.text} html={solution.html} block />
        </section>
      </div>
    </div>
  );
}
