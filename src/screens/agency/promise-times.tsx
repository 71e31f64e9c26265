import styles from "./promise-times.module.css";

interface PromiseTimesProps {
  rows: {
    key: string;
    /** Maximum duration in words. */
    time: string;
    name: string;
    text: string;
  }[];
}

/** Promised response and delivery times in large figures. */
export function PromiseTimes({ rows }: PromiseTimesProps) {
  return (
    <dl>
      {rows.map(({ key, time, name, text }) => (
        <div className={styles.row} key={key}>
          <dt>
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
          </dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
