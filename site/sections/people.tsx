import type { TeamMember } from "#site/content/people/team-members.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import styles from "./people.module.css";

interface PeopleProps {
  people: TeamMember[];
}

/** Portraits, each beside name, role, city and languages. */
export function People({ people }: PeopleProps) {
  return (
    <div className={styles.room}>
      <ul className={`stack gap-6 ${styles.people}`}>
        {people.map(({ key, name, role, lines, place, languages, portrait }) => (
          <li className={styles.person} key={key}>
            <div>
              <CoverPicture
                picture={portrait}
                alt=""
                sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 7rem, 45vw"
                largest={640}
              />
            </div>
            <div className="stack gap-2">
              <strong className="title-s" translate="no">
                {name}
              </strong>
              <p className="label">{role}</p>
              <p className="note">
                {place} · {languages}
              </p>
              <p>{lines}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
