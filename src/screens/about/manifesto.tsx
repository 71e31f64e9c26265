import styles from "./manifesto.module.css";

interface ManifestoProps {
  readonly points: readonly { readonly key: string; readonly claim: string; readonly proof: string }[];
}

/** Numbered statements in large type, each with its explanation. */
export function Manifesto({ points }: ManifestoProps) {
  return (
    <ol className={styles.points}>
      {points.map(({ key, claim, proof }) => (
        <li className={styles.point} key={key}>
          <h3>{claim}</h3>
          <p>{proof}</p>
        </li>
      ))}
    </ol>
  );
}
