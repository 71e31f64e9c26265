import styles from "./platform-table.module.css";

interface PlatformRow {
  key: string;
  name: string;
  description: string;
  audience: string;
  strength: string;
}

interface PlatformTableProps {
  caption: string;
  columns: Record<"name" | (typeof details)[number], string>;
  rows: PlatformRow[];
}

const details = ["description", "audience", "strength"] as const;

/** Platforms, one per row: content, audience, strength. */
export function PlatformTable({ caption, columns, rows }: PlatformTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {(["name", ...details] as const).map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th className="title-s" scope="row">
              {row.name}
            </th>
            {details.map((column) => (
              <td key={column} className={styles[column]}>
                {column === "description" ? null : (
                  <span className={`note ${styles.label}`}>{columns[column]} </span>
                )}
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
