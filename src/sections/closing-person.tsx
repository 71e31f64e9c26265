import { answeredBy } from "#src/content/people/people.ts";
import { teamMember } from "#src/content/people/team-members.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./closing-person.module.css";

/** Who answers in this language, standing at the foot of a closing call. */
export function ClosingPerson({ language }: { language: Language }) {
  const { name, role, place, portrait } = teamMember(answeredBy[language], language);
  return (
    <div className={styles.person}>
      <CoverPicture picture={portrait} alt="" sizes="9rem" largest={320} cutOut />
      <p>
        <strong className="title-s" translate="no">
          {name}
        </strong>
        <br />
        {role}
        <br />
        {place}
      </p>
    </div>
  );
}
