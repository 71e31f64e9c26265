import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface NoticeProps {
  readonly kind: "success" | "failure";
  readonly children: ReactNode;
  readonly id?: string;
  readonly hidden?: boolean;
}

/** Announces the result of an action to screen readers, too. */
export function Notice({ kind, children, id, hidden }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      id={id}
      role={kind === "success" ? "status" : "alert"}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
