import styles from "./statement.module.css";

/** One sentence in the page's largest type, on the accent colour. */
export function Statement({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.statement} data-ground="accent" aria-labelledby="statement-title">
      <div className={styles.inner}>
        <h2 id="statement-title">{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
