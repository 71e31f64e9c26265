import type { Proof as ProvenCase } from "#src/content/cases/proof.ts";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import styles from "./proof.module.css";

/** One client's result, shown next to the button for the same service. */
export function Proof({ proof, language }: { proof: ProvenCase; language: Language }) {
  const words = wordsOf("proof", language);
  return (
    <p className={styles.proof}>
      <strong>{proof.value}</strong> <span>{words.line(proof.label, proof.client)}</span>{" "}
      <a href={proof.path}>{words.see(proof.client)}</a>
    </p>
  );
}
