import styles from "./presence.module.css";

interface PresenceProps {
  days: { key: string; name: string; open: boolean }[];
  /** Opening time, such as `09:00`. */
  opens: string;
  closes: string;
  areas: string[];
  words: {
    hours: string;
    day: string;
    open: string;
    closed: string;
    areas: string;
    elsewhere: string;
  };
}

const marks = [0, 6, 12, 18];

/** Weekly opening hours next to the service areas. */
export function Presence({ days, opens, closes, areas, words }: PresenceProps) {
  const share = (hours: number) => `${(100 * hours) / 24}%`;
  return (
    <div className="columns gap-7">
      <table className={styles.week}>
        <caption>{words.hours}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.day}</span>
            </th>
            <th className={styles.scale} scope="col">
              <span className="visually-hidden">{words.open}</span>
              <svg aria-hidden="true">
                {marks.map((hour) => (
                  <text key={hour} x={share(hour)} y="12">
                    {hour}
                  </text>
                ))}
              </svg>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ key, name, open }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                <span>{open ? `${opens}–${closes}` : words.closed}</span>
                <svg className={styles.day} aria-hidden="true">
                  {marks.map((hour) => (
                    <line key={hour} x1={share(hour)} x2={share(hour)} y2="100%" />
                  ))}
                  {open ? (
                    <rect
                      x={share(hoursOf(opens))}
                      width={share(hoursOf(closes) - hoursOf(opens))}
                      height="100%"
                    />
                  ) : null}
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.areas}>
        <h3>{words.areas}</h3>
        <ul>
          {areas.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
        <p>{words.elsewhere}</p>
      </div>
    </div>
  );
}

/** `09:30` as hours since midnight (9.5). */
function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}
