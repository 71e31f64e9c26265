import styles from "./statement.module.css";

interface StatementProps {
  /** Accessible name. */
  title: string;
  claim: string;
  text: string;
}

/** One sentence in large type, and what follows from it. */
export function Statement({ title, claim, text }: StatementProps) {
  return (
    <section className={styles.statement} aria-labelledby="statement-title">
      <h2 id="statement-title">{title}</h2>
      <p className={styles.claim}>{claim}</p>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
