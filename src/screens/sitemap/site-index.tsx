import styles from "./site-index.module.css";

interface SiteIndexProps {
  readonly entries: readonly {
    readonly key: string;
    readonly name: string;
    readonly path: string;
    readonly description: string;
  }[];
}

/** Pages with name, address and description; the whole row is the link. */
export function SiteIndex({ entries }: SiteIndexProps) {
  return (
    <ul className={styles.index}>
      {entries.map(({ key, name, path, description }) => (
        <li className={styles.entry} key={key}>
          <h3>
            <a href={path}>{name}</a>
          </h3>
          <p className={styles.path} translate="no">
            {path}
          </p>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
