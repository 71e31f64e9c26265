import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** Says that something failed, to screen readers too. */
export function Notice({ children, id, hidden }: { children: ReactNode; id?: string; hidden?: boolean }) {
  return (
    <div className={`across ${styles.notice}`} id={id} role="alert" hidden={hidden}>
      {children}
    </div>
  );
}
