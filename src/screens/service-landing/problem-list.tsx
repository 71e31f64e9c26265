import styles from "./problem-list.module.css";

interface ProblemListProps {
  readonly items: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

/** Problems in large type, each with its consequence. */
export function ProblemList({ items }: ProblemListProps) {
  return (
    <ul>
      {Object.entries(items).map(([key, item]) => (
        <li className={styles.problem} key={key}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
