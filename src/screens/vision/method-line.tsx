import styles from "./method-line.module.css";

interface MethodLineProps {
  readonly steps: readonly {
    readonly key: string;
    readonly name: string;
    readonly question: string;
    readonly text: string;
  }[];
}

/** A method as a timeline: each step with its name and the question it answers. */
export function MethodLine({ steps }: MethodLineProps) {
  return (
    <ol className="tiles four-64 gap-0">
      {steps.map(({ key, name, question, text }) => (
        <li className={styles.stop} key={key}>
          <p className={styles.name}>{name}</p>
          <h3>{question}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
