import styles from "./platform-table.module.css";

interface PlatformRow {
  key: string;
  name: string;
  /** Its usual size. */
  format: string;
  description: string;
  audience: string;
  strength: string;
}

type Column = "format" | "name" | "description" | "audience" | "strength";

interface PlatformTableProps {
  caption: string;
  columns: Record<Column, string>;
  rows: PlatformRow[];
}

const details = ["description", "audience", "strength"] as const;

/** Platforms, one per row: format, content, audience, strength. */
export function PlatformTable({ caption, columns, rows }: PlatformTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls sideways
    <div className={styles.room} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {(["name", "format", ...details] as const).map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td className={styles.format}>{row.format}</td>
              {details.map((column) => (
                <td key={column} className={styles[column]}>
                  {column === "description" ? null : <span className={styles.label}>{columns[column]} </span>}
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
