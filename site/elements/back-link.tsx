import type { ReactNode } from "react";
import { Icon } from "#site/elements/icon.tsx";
import styles from "./back-link.module.css";

interface BackLinkProps {
  href: string;
  /** Attributes that let a script find the link. */
  marks?: Record<`data-${string}`, boolean>;
  children: ReactNode;
}

export function BackLink({ href, marks, children }: BackLinkProps) {
  return (
    <p className={styles.back} data-search-ignore>
      <a className="target" href={href} {...marks}>
        <Icon name="arrow-left" /> {children}
      </a>
    </p>
  );
}
