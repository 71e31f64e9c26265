import type { ReactNode } from "react";
import { Icon } from "#src/elements/icon.tsx";
import styles from "./back-link.module.css";

interface BackLinkProps {
  href: string;
  /** Attributes by which a script knows it. */
  marks?: Readonly<Record<`data-${string}`, boolean>>;
  children: ReactNode;
}

/** Leads from one of many back to their list. */
export function BackLink({ href, marks, children }: BackLinkProps) {
  return (
    <p className={styles.back} data-search-ignore>
      <a href={href} {...marks}>
        <Icon name="arrow-left" /> {children}
      </a>
    </p>
  );
}
