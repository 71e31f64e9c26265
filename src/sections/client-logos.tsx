import type { ReactNode } from "react";
import styles from "./client-logos.module.css";

export interface ClientLogosProps {
  title: string;
  clients: { name: string; logo: string; path: string }[];
  /** Where all their cases are. */
  children: ReactNode;
}

/** A row of client logos, each linking to its case. */
export function ClientLogos({ title, clients, children }: ClientLogosProps) {
  return (
    <nav className={`stack gap-4 screen-only ${styles.inner}`} aria-label={title}>
      <div>
        <p className="label">{title}</p>
        {children}
      </div>
      <ul>
        {clients.map(({ name, logo, path }) => (
          <li key={path}>
            <a href={path} aria-label={name}>
              <img src={logo} alt="" width="64" height="64" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
