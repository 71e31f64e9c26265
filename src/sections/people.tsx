import type { TeamMember } from "#src/content/people/team-members.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import styles from "./people.module.css";

/** Portraits side by side, each with role and languages. */
export function People({ people, brief = false }: { people: readonly TeamMember[]; brief?: boolean }) {
  return (
    <div className={styles.room}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.key}>
            <PersonCard person={person} brief={brief} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PersonCardProps {
  readonly person: TeamMember;
  /** Leaves out the two sentences about their work. */
  readonly brief?: boolean;
}

/** One person: portrait, name, role, city, languages. */
export function PersonCard({ person, brief = false }: PersonCardProps) {
  const { name, role, lines, place, languages, portrait } = person;
  return (
    <div className={styles.person}>
      <div>
        <CoverPicture picture={portrait} alt="" sizes="(min-width: 40rem) 13rem, 7rem" largest={320} />
      </div>
      <div className={styles.words}>
        <strong translate="no">{name}</strong>
        <p className={styles.role}>{role}</p>
        <p className={styles.place}>
          {place} · {languages}
        </p>
        {brief ? null : <p>{lines}</p>}
      </div>
    </div>
  );
}
