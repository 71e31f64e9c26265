import type { ReactNode } from "react";
import styles from "./stacked-table.module.css";

interface StackedTableProps {
  caption: string;
  columns: string[];
  /** Whether a narrow window repeats a column's name above each of its cells. */
  labelled?: boolean;
  /** Whether the last column is a price, which stands beside the name in a narrow window. */
  priced?: boolean;
  rows: { key: string; name: ReactNode; cells: ReactNode[] }[];
}

/** A table of sentences as wide as the page; in a narrow window one block a row. */
export function StackedTable({
  caption,
  columns,
  labelled = false,
  priced = false,
  rows,
}: StackedTableProps) {
  return (
    <table className={`${styles.table} ${priced ? styles.priced : ""}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th className="title-s" scope="row">
              {name}
            </th>
            {cells.map((cell, position) => (
              <td key={columns[position + 1]}>
                {labelled ? (
                  <p className={`note ${styles.label}`} aria-hidden="true">
                    {columns[position + 1]}
                  </p>
                ) : null}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
