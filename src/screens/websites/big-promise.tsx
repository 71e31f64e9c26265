import styles from "./big-promise.module.css";

interface BigPromiseProps {
  value: string;
  title: string;
  text: string;
}

/** One promised figure in very large type, and how it is kept. */
export function BigPromise({ value, title, text }: BigPromiseProps) {
  return (
    <section data-ground="accent" aria-labelledby="promise-title">
      <div className={styles.inner}>
        <p className={styles.value} aria-hidden="true">
          {value}
        </p>
        <div className={styles.words}>
          <h2 id="promise-title">{title}</h2>
          <p>{text}</p>
        </div>
      </div>
    </section>
  );
}
