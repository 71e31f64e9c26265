import { ContentError, placeIn } from "#contract/copy/file-problems.ts";
import type { ServiceKey } from "#contract/facts/services.ts";
import type { Language } from "#contract/languages.ts";
import { hasScreenIn } from "#contract/routes.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { type Case, casesIn } from "#site/content/cases/cases.ts";
import { screenHead } from "#site/content/words/screen-head.ts";

/** What is shown of a case beside what it proves. */
export type Proof = Pick<Case, "client" | "sample" | "path" | "cover" | "phone" | "story">;

interface ProofChoice {
  /** The folder of a case. */
  case: string;
}

/** The case that a service's words name, if they name one. */
export async function proofOf(screen: ServiceKey, language: Language): Promise<Proof | undefined> {
  const { proof } = screenHead(screen, language);
  return proof && provenBy(proof, `${siteFolder}/copy/${language}/${screen}.yaml`, language);
}

/** The case named under `proof` in a file; none without a portfolio. */
export async function provenBy(
  proof: ProofChoice,
  file: string,
  language: Language,
): Promise<Proof | undefined> {
  if (!hasScreenIn("case", language)) return undefined;
  const study = (await casesIn(language)).find(({ folder }) => folder === proof.case);
  if (study) return study;
  throw new ContentError(
    `${placeIn(file, "proof:")}: no case ${proof.case} is published; name another one, or remove proof in each language`,
  );
}
