import { Flag, type FlagCountry } from "#src/screens/about/flag.tsx";
import { zoneAttribute } from "#src/screens/about/show-local-times.ts";
import styles from "./team-board.module.css";

interface TeamPlace {
  readonly key: string;
  readonly city: string;
  readonly country: { readonly code: FlagCountry; readonly name: string };
  /** IANA time zone; a script shows the local time. */
  readonly timeZone: string;
  /** The zone's offset, such as `UTC+1/+2`, shown until then. */
  readonly zone: string;
  readonly zoneName: string;
  readonly offsets: string;
  readonly specialties: string;
}

interface TeamBoardProps {
  readonly places: readonly TeamPlace[];
  readonly words: {
    readonly localTime: string;
    readonly timeZone: string;
    readonly specialties: string;
  };
}

/** The agency's cities with local time and what is done there. */
export function TeamBoard({ places, words }: TeamBoardProps) {
  return (
    <ul>
      {places.map((place) => (
        <li className={styles.place} key={place.key}>
          <h3>
            {place.city}
            <span className={styles.country}>
              <Flag country={place.country.code} />
              {place.country.name}
            </span>
          </h3>
          <dl>
            <div className={styles.clock}>
              <dt className="visually-hidden">{words.localTime}</dt>
              <dd>
                <span {...{ [zoneAttribute]: place.timeZone }}>{place.zone}</span>
              </dd>
            </div>
            <div>
              <dt>{words.timeZone}</dt>
              <dd>
                <span className={styles.zone}>{place.zoneName}</span>
                <span className={styles.offsets}>{place.offsets}</span>
              </dd>
            </div>
            <div>
              <dt>{words.specialties}</dt>
              <dd>{place.specialties}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
