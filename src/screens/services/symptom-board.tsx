import { Icon } from "#src/elements/icon.tsx";
import styles from "./symptom-board.module.css";

interface SymptomBoardProps {
  rows: {
    key: string;
    /** What an owner says of the business. */
    symptom: string;
    /** The service that helps. */
    service: string;
    href: string;
  }[];
}

/** What visitors may say of their business, each line a link to the service that answers it. */
export function SymptomBoard({ rows }: SymptomBoardProps) {
  return (
    <ul className={styles.board} data-ground="accent">
      {rows.map(({ key, symptom, service, href }) => (
        <li key={key}>
          <a href={href}>
            <strong>{symptom}</strong>{" "}
            <span>
              {service}
              <Icon name="arrow-right" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
