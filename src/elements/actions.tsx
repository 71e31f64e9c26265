import type { ReactNode } from "react";
import styles from "./actions.module.css";

/** A row of buttons that wraps when there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
