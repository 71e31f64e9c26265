import styles from "./line-list.module.css";

interface LineListProps {
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    readonly text: string;
    readonly href?: string | undefined;
  }[];
}

/** A list of one-line entries in columns. */
export function LineList({ lines }: LineListProps) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, name, text, href }) => (
        <li key={key}>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
