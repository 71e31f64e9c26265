import { Icon } from "#site/elements/icon.tsx";
import styles from "./service-index.module.css";

interface ServiceRow {
  key: string;
  title: string;
  text: string;
  href: string;
}

/** List of services: name and what it does in each row. */
export function ServiceIndex({ rows }: { rows: ServiceRow[] }) {
  return (
    <ul className="ruled">
      {rows.map((row) => (
        <li className={`link-area stack gap-0 ${styles.row}`} key={row.key}>
          <h3>
            <a className="stretched-link" href={row.href}>
              {row.title} <Icon name="arrow-right" />
            </a>
          </h3>
          <p className="note">{row.text}</p>
        </li>
      ))}
    </ul>
  );
}
