import styles from "./key-figures.module.css";

interface KeyFiguresProps {
  title: string;
  items: Record<string, { value: string; label: string }>;
  /** Footnote that says where the figures come from. */
  note?: string;
}

/** Four stand in a row at a desk, and three on a tablet; fewer are large. */
const inRow: Record<number, string> = { 3: "three-48", 4: "two four-64" };

/** A full-width row of key figures with their labels. */
export function KeyFigures({ title, items, note }: KeyFiguresProps) {
  const figures = Object.entries(items);
  if (figures.length === 0) return null;
  return (
    <section className="framed-flush-top" aria-labelledby="figures-title">
      <h2 className="visually-hidden" id="figures-title">
        {title}
      </h2>
      <dl className={`tiles ${inRow[figures.length] ?? "two"} gap-5 ${styles.figures}`}>
        {figures.map(([key, { value, label }]) => (
          <div key={key}>
            <dt className="note">{label}</dt>
            {/* Too large for all of it to stay on one line of half a phone. */}
            <dd className="title-l">{value.replaceAll("\u00a0", " ")}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className={`note ${styles.note}`}>{note}</p> : null}
    </section>
  );
}
