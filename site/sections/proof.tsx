import type { Language } from "#contract/languages.ts";
import type { Proof as ProvenCase } from "#site/content/cases/proof.ts";
import { proofWords } from "#site/sections/proof.words.ts";
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
