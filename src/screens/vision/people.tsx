import styles from "./people.module.css";

interface PeopleProps {
  readonly people: readonly { readonly key: string; readonly name: string; readonly place: string }[];
}

/** Names in large type, each with its city. */
export function People({ people }: PeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ key, name, place }) => (
        <li key={key}>
          <strong translate="no">{name}</strong>
          <span>{place}</span>
        </li>
      ))}
    </ul>
  );
}
