import styles from "./value-columns.module.css";

interface ValueColumnsProps {
  readonly values: readonly { readonly key: string; readonly name: string; readonly text: string }[];
}

/** Values in columns. */
export function ValueColumns({ values }: ValueColumnsProps) {
  return (
    <ul className="tiles two-40 four-64 gap-6">
      {values.map(({ key, name, text }) => (
        <li className={styles.value} key={key}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
