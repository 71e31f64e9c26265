import type { Language } from "#contract/languages.ts";
import { answeredBy } from "#contract/people.ts";
import { teamMember } from "#site/content/people/team-members.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import styles from "./contact-person.module.css";

/** Who answers in this language, below a final action. */
export function ContactPerson({ language }: { language: Language }) {
  const { name, role, place, portrait } = teamMember(answeredBy[language], language);
  return (
    <div className={styles.person}>
      <CoverPicture picture={portrait} alt="" sizes="9rem" largest={320} />
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
