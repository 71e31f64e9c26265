import type { TeamMember } from "#src/content/people/team-members.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { zoneAttribute } from "#src/screens/about/show-local-times.ts";
import styles from "./team-strip.module.css";

interface TeamStripProps {
  readonly people: readonly (Pick<TeamMember, "key" | "name" | "role" | "place" | "portrait"> & {
    /** IANA time zone; a script shows the local time. */
    readonly timeZone: string;
    /** The zone's offset, such as `UTC+1/+2`, shown until then. */
    readonly zone: string;
  })[];
  /** Name of the list. */
  readonly title: string;
  readonly localTime: string;
}

/** The team in one row: each face with its role, and what time it is there. */
export function TeamStrip({ people, title, localTime }: TeamStripProps) {
  return (
    <ul className={styles.strip} aria-label={title}>
      {people.map(({ key, name, role, place, portrait, timeZone, zone }) => (
        <li key={key}>
          <CoverPicture
            picture={portrait}
            alt=""
            sizes="(min-width: 64rem) 15vw, (min-width: 40rem) 23vw, 46vw"
            largest={320}
            first
          />
          <p className={styles.where}>
            {place} <span className="visually-hidden">{localTime}</span>{" "}
            <span className={styles.clock}>
              <span {...{ [zoneAttribute]: timeZone }}>{zone}</span>
            </span>
          </p>
          <strong translate="no">{name}</strong>
          <p className={styles.role}>{role}</p>
        </li>
      ))}
    </ul>
  );
}
