import type { ReactNode } from "react";
import { Icon } from "#src/elements/icon.tsx";
import styles from "./included-list.module.css";

interface IncludedListProps {
  readonly items: Readonly<Record<string, string>>;
  /** What is not included, and its price. */
  readonly children?: ReactNode;
}

/** What every offer includes, in columns. */
export function IncludedList({ items, children }: IncludedListProps) {
  return (
    <div>
      <ul className={styles.list}>
        {Object.entries(items).map(([key, item]) => (
          <li key={key}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      {children ? <p className={styles.note}>{children}</p> : null}
    </div>
  );
}
