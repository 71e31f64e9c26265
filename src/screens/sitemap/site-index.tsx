import styles from "./site-index.module.css";

interface SiteIndexProps {
  id: string;
  name: string;
  /** How many pages the group has, those of the archive included. */
  count: string;
  entries: {
    key: string;
    name: string;
    path: string;
    description: string;
  }[];
}

/** One group of the index: its number of pages, then the pages in columns, with address and description. */
export function SiteIndex({ id, name, count, entries }: SiteIndexProps) {
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {name} <span>{count}</span>
      </h2>
      <ul>
        {entries.map((entry) => (
          <li className={styles.entry} key={entry.key}>
            <h3>
              <a href={entry.path}>{entry.name}</a>
            </h3>
            <p className={styles.path} translate="no">
              {entry.path}
            </p>
            <p>{entry.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
