import styles from "./value-ledger.module.css";

interface ValueLedgerProps {
  caption: string;
  columns: { name: string; gain: string; cost: string };
  rows: {
    key: string;
    name: string;
    gain: string;
    cost: string;
  }[];
}

/** Values as a balance sheet: what each gives the client and what it costs the agency. */
export function ValueLedger({ caption, columns, rows }: ValueLedgerProps) {
  return (
    <table className={styles.ledger}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.gain}</th>
          <th scope="col">{columns.cost}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, gain, cost }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.label} aria-hidden="true">
                {columns.gain}
              </span>
              {gain}
            </td>
            <td>
              <span className={styles.label} aria-hidden="true">
                {columns.cost}
              </span>
              {cost}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
