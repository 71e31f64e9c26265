import type { TeamMember } from "#src/content/people/team-members.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { Flag, type FlagCountry } from "#src/screens/about/flag.tsx";
import styles from "./team-board.module.css";

interface TeamPlace {
  key: string;
  city: string;
  country: { code: FlagCountry; name: string };
  people: Pick<TeamMember, "key" | "name" | "portrait">[];
  zoneName: string;
  offsets: string;
  specialties: string;
}

interface TeamBoardProps {
  places: TeamPlace[];
  words: { timeZone: string; specialties: string };
}

/** The agency's cities: who works there, in which time zone, and on what. */
export function TeamBoard({ places, words }: TeamBoardProps) {
  return (
    <ul>
      {places.map(({ key, city, country, people, zoneName, offsets, specialties }) => (
        <li className={styles.place} key={key}>
          <h3>
            {city}
            <span className={styles.country}>
              {country.name}
              <Flag country={country.code} />
            </span>
          </h3>
          <ul className={styles.people}>
            {people.map(({ key, name, portrait }) => (
              <li key={key}>
                <CoverPicture
                  picture={portrait}
                  alt=""
                  sizes="(min-width: 64rem) 6rem, 33vw"
                  largest={320}
                  cutOut
                />
                <span translate="no">{name}</span>
              </li>
            ))}
          </ul>
          <dl>
            <div>
              <dt>{words.specialties}</dt>
              <dd>{specialties}</dd>
            </div>
            <div>
              <dt>{words.timeZone}</dt>
              <dd>
                <span className={styles.zone}>{zoneName}</span>
                <span className={styles.offsets}>{offsets}</span>
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
