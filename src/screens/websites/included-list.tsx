import { Icon } from "#src/elements/icon.tsx";
import styles from "./included-list.module.css";

/** What every offer includes, in columns. */
export function IncludedList({ items }: { items: Record<string, string> }) {
  return (
    <ul className={styles.list}>
      {Object.entries(items).map(([key, item]) => (
        <li key={key}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
