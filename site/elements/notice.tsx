import type { ReactNode, Ref } from "react";
import styles from "./notice.module.css";

interface NoticeProps {
  children: ReactNode;
  id?: string;
  hidden?: boolean;
  place?: Ref<HTMLDivElement>;
}

/** Says that something failed, to screen readers too. */
export function Notice({ children, id, hidden, place }: NoticeProps) {
  return (
    <div className={`across ${styles.notice}`} id={id} role="alert" hidden={hidden} ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
