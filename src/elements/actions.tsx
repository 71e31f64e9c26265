import type { ReactNode } from "react";
import styles from "./actions.module.css";

/** Buttons side by side, wrapping where there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
