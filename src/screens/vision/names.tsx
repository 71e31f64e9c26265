import type { TeamMember } from "#src/content/people/team-members.ts";
import styles from "./names.module.css";

/** The people as names alone, as large as they fit, each with city and languages. */
export function Names({ people }: { people: readonly TeamMember[] }) {
  return (
    <ul className={styles.names}>
      {people.map(({ key, name, place, languages }) => (
        <li key={key}>
          <strong translate="no">{name}</strong>{" "}
          <span>
            {place} · {languages}
          </span>
        </li>
      ))}
    </ul>
  );
}
