import { zoneAttribute } from "#src/screens/about/show-local-times.ts";
import styles from "./city-clocks.module.css";

interface CityClocksProps {
  places: {
    key: string;
    city: string;
    /** IANA time zone; a script shows the local time. */
    timeZone: string;
    /** The zone's offset, such as `UTC+1/+2`, shown until then. */
    zone: string;
  }[];
  /** Name of the list. */
  title: string;
}

/** What time it is now in each of the agency's cities, as wide as the window. */
export function CityClocks({ places, title }: CityClocksProps) {
  return (
    <ul className={styles.clocks} data-ground="accent" aria-label={title}>
      {places.map(({ key, city, timeZone, zone }) => (
        <li key={key}>
          <p className={styles.city}>{city}</p>
          <p className={styles.clock}>
            <span {...{ [zoneAttribute]: timeZone }}>{zone}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
