import type { ReactNode } from "react";
import styles from "./timetable.module.css";

interface TimetableRow {
  key: string;
  /** First column: a number or a time. */
  lead: ReactNode;
  title: string;
  text: string;
  /** Last column. */
  note?: ReactNode;
}

/** Rows of a number or time, a title, a text and a remark. */
export function Timetable({ rows }: { rows: TimetableRow[] }) {
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
