import { BrandSign } from "#src/elements/brand-sign.tsx";
import styles from "./question-list.module.css";

interface Question {
  readonly key: string;
  /** The product's or the method's name; products show their mark. */
  readonly name: string;
  readonly brand?: string | undefined;
  readonly text: string;
}

/** Tools as the questions they answer: the question large, the tool's name beside it. */
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
