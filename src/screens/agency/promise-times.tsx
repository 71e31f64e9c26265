import styles from "./promise-times.module.css";

interface PromiseTimesProps {
  readonly rows: readonly {
    readonly key: string;
    /** Maximum duration in words. */
    readonly time: string;
    readonly name: string;
    readonly text: string;
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
