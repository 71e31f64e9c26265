import { Band } from "#src/elements/band.tsx";
import styles from "./questions.module.css";

interface QuestionsProps {
  readonly title: string;
  readonly items: Readonly<Record<string, { readonly question: string; readonly answer: string }>>;
}

/** Frequently asked questions that expand to their answers. */
export function Questions({ title, items }: QuestionsProps) {
  return (
    <Band id="questions" title={title}>
      <div>
        {Object.entries(items).map(([key, { question, answer }]) => (
          <details className={styles.question} key={key}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  );
}
