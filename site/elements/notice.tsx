import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface NoticeProps {
  children: ReactNode;
  id?: string;
  hidden?: boolean;
}

/** Says that something failed, to screen readers too. */
export function Notice({ children, id, hidden }: NoticeProps) {
  return (
    <div className={`across ${styles.notice}`} id={id} role="alert" hidden={hidden} tabIndex={-1}>
      {children}
    </div>
  );
}
