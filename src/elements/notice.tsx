import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface NoticeProps {
  readonly kind: "success" | "failure";
  readonly children: ReactNode;
  readonly id?: string;
  readonly hidden?: boolean;
}

/** Says how an action ended; read out when it appears. */
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
