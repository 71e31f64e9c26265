import type { ReactNode } from "react";
import styles from "./columns.module.css";

/** Blocks side by side on wide screens, stacked on small ones. */
export function Columns({ count, children }: { count: 2 | 3; children: ReactNode }) {
  return <div className={`${styles.columns} ${count === 2 ? styles.two : styles.three}`}>{children}</div>;
}
