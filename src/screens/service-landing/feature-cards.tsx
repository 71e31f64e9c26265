import styles from "./feature-cards.module.css";

interface FeatureCardsProps {
  readonly items: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

/** The solution as short cards. */
export function FeatureCards({ items }: FeatureCardsProps) {
  return (
    <ul className="tiles two-40 four-80 gap-6">
      {Object.entries(items).map(([key, item]) => (
        <li className={styles.card} key={key}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
