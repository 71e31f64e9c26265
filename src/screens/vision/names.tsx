import type { TeamMember } from "#src/content/people/team-members.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import styles from "./names.module.css";

/** The people as names, as large as they fit, each with city, languages and a face that stands on the row's end. */
export function Names({ people }: { people: TeamMember[] }) {
  return (
    <ul className={styles.names}>
      {people.map(({ key, name, place, languages, portrait }) => (
        <li key={key}>
          <strong translate="no">{name}</strong>{" "}
          <span>
            {place} · {languages}
          </span>
          <CoverPicture picture={portrait} alt="" sizes="9rem" largest={320} cutOut />
        </li>
      ))}
    </ul>
  );
}
