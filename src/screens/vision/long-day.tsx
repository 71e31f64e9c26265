import { longDay } from "#content/facts/long-day.ts";
import type { Copy } from "#src/content/words.ts";
import { Headline } from "#src/elements/headline.tsx";
import styles from "./long-day.module.css";

interface LongDayProps {
  title: string;
  subtitle: string;
  shifts: Copy["vision"]["shifts"];
}

const order = ["morning", "afternoon", "evening"] as const;

/** The first band: the three bars as large as the window, as the shifts of an owner's day. */
export function LongDay({ title, subtitle, shifts }: LongDayProps) {
  return (
    <div className={styles.day} data-ground="accent">
      <h1>
        <Headline>{title}</Headline>
      </h1>
      <ol className={styles.shifts}>
        {order.map((shift) => (
          <li key={shift}>
            <time>{longDay[shift]}</time> {shifts[shift]}
          </li>
        ))}
      </ol>
      <p className={styles.subtitle}>{subtitle}</p>
    </div>
  );
}
