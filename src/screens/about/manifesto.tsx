import styles from "./manifesto.module.css";

interface ManifestoProps {
  readonly points: readonly { readonly key: string; readonly claim: string; readonly proof: string }[];
}

/** Statements in large type, numbered, each with what stands behind it. */
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
