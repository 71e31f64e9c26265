import type { Proof as ProvenCase } from "#src/content/cases/proof.ts";
import type { Language } from "#src/languages.ts";
import { proofWords } from "#src/sections/proof.words.ts";
import styles from "./proof.module.css";

interface ProofProps {
  proof: ProvenCase;
  language: Language;
}

/** One client's result, shown near the button for the same service. */
export function Proof({ proof, language }: ProofProps) {
  const words = proofWords(language);
  return (
    <p className={styles.proof}>
      <strong className="title-m">{proof.value}</strong>{" "}
      <span>{words.line({ label: proof.label, client: proof.client, sample: String(proof.sample) })}</span>{" "}
      <a href={proof.path}>{words.see({ client: proof.client })}</a>
    </p>
  );
}
