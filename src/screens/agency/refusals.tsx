import styles from "./refusals.module.css";

interface RefusalsProps {
  caption: string;
  columns: { refused: string; instead: string };
  rows: { key: string; refused: string; instead: string }[];
}

/** What the agency refuses to do, struck through, next to what it does instead. */
export function Refusals({ caption, columns, rows }: RefusalsProps) {
  return (
    <table className={styles.refusals}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.refused}</th>
          <th scope="col">{columns.instead}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, refused, instead }) => (
          <tr key={key}>
            <th scope="row">
              <s>{refused}</s>
            </th>
            <td>{instead}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
