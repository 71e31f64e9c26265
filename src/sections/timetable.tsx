import type { ReactNode } from "react";
import styles from "./timetable.module.css";

interface TimetableRow {
  readonly key: string;
  /** What stands in the first column: a number or a time. */
  readonly lead: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What stands at the end of the line. */
  readonly note?: ReactNode;
}

/** Lines with a number or a time in front, what it is, what it does, and a remark at the end. */
export function Timetable({ rows }: { rows: readonly TimetableRow[] }) {
  return (
    <ol className={styles.table}>
      {rows.map(({ key, lead, title, text, note }) => (
        <li className={styles.row} key={key}>
          <span className={styles.lead}>{lead}</span>
          <h3>{title}</h3>
          <p>{text}</p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </li>
      ))}
    </ol>
  );
}
