import styles from "./method-line.module.css";

interface MethodLineProps {
  steps: {
    key: string;
    name: string;
    question: string;
    text: string;
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
