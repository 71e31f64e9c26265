import type { ReactNode } from "react";
import { Icon } from "#site/elements/icon.tsx";
import styles from "./back-link.module.css";

interface BackLinkProps {
  href: string;
  behaviour?: string;
  children: ReactNode;
}

export function BackLink({ href, behaviour, children }: BackLinkProps) {
  return (
    <p className={styles.back} data-search-ignore>
      <a className="target" href={href} data-behaviour={behaviour}>
        <Icon name="arrow-left" /> {children}
      </a>
    </p>
  );
}
