import { ContentError, placeIn } from "#contract/copy/file-problems.ts";
import type { ServiceKey } from "#contract/facts/services.ts";
import type { Language } from "#contract/languages.ts";
import { hasScreenIn } from "#contract/routes.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { type Case, casesIn } from "#site/content/cases/cases.ts";
import { screenHead } from "#site/content/words/screen-head.ts";

/** A measured figure of a client, with what is shown of the case. */
export interface Proof extends Pick<Case, "client" | "sample" | "path" | "cover" | "phone" | "story"> {
  value: string;
  label: string;
}

interface ProofChoice {
  /** The folder of a case. */
  case: string;
  metric: string;
}

/** The figure shown next to a service's buttons; its words name the case and the metric, if there is one. */
export async function proofOf(screen: ServiceKey, language: Language): Promise<Proof | undefined> {
  const { proof } = screenHead(screen, language);
  return proof && provenBy(proof, `${siteFolder}/copy/${language}/${screen}.yaml`, language);
}

/** A case and its metric, named under `proof` in a file; none without a portfolio. */
export async function provenBy(
  proof: ProofChoice,
  file: string,
  language: Language,
): Promise<Proof | undefined> {
  if (!hasScreenIn("case", language)) return undefined;
  const study = (await casesIn(language)).find(({ folder }) => folder === proof.case);
  const metric = study?.metrics.find(({ key }) => key === proof.metric);
  if (!study || !metric) {
    throw new ContentError(
      `${placeIn(file, "proof:")}: no case ${proof.case} with a metric ${proof.metric} is published; name another one, or remove proof in each language`,
    );
  }
  const { client, sample, path, cover, phone, story } = study;
  return { value: metric.value, label: metric.label, client, sample, path, cover, phone, story };
}
