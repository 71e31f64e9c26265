import { BrandSign } from "#src/elements/brand-sign.tsx";
import styles from "./question-list.module.css";

interface Question {
  readonly key: string;
  /** Name of a product or method; products show their logo. */
  readonly name: string;
  readonly brand?: string | undefined;
  readonly text: string;
}

/** Tools, each presented as the question it answers. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <ul className={styles.list}>
      {questions.map(({ key, name, brand, text }) => (
        <li key={key}>
          <h3>
            <BrandSign name={name} brand={brand} />
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
