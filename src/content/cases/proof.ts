import { type ServiceKey, serviceKeys } from "#content/facts/services.ts";
import { casesIn, type StoryPicture } from "#src/content/cases/cases.ts";
import { ContentError, placeIn } from "#src/content/file-problems.ts";
import type { Picture } from "#src/content/pictures.ts";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";

export interface Proof {
  value: string;
  label: string;
  client: string;
  sample: boolean;
  path: string;
}

interface ProofChoice {
  case: string;
  metric: string;
}

export interface PicturedProof extends Proof {
  cover: Picture;
  story: StoryPicture[];
}

export async function proofsIn(language: Language): Promise<Map<ServiceKey, PicturedProof | undefined>> {
  const proofs = serviceKeys.map(async (key) => [key, await proofOf(key, language)] as const);
  return new Map(await Promise.all(proofs));
}

/** The figure shown next to a service's buttons; its words name the case and the metric, if there is one. */
export async function proofOf(screen: ServiceKey, language: Language): Promise<PicturedProof | undefined> {
  const { proof } = wordsOf(screen, language) as { proof?: ProofChoice };
  return proof && provenBy(proof, `content/copy/${language}/${screen}.yaml`, language);
}

/** A case and its metric, named under `proof` in a file. */
export async function provenBy(proof: ProofChoice, file: string, language: Language): Promise<PicturedProof> {
  const study = (await casesIn(language)).find(({ folder }) => folder === proof.case);
  const metric = study?.metrics.find(({ key }) => key === proof.metric);
  if (!study || !metric) {
    throw new ContentError(
      `${placeIn(file, "proof:")}: no case ${proof.case} with a metric ${proof.metric} is published; name another one, or remove proof in each language`,
    );
  }
  return {
    value: metric.value,
    label: metric.label,
    client: study.client,
    sample: study.sample,
    path: study.path,
    cover: study.cover,
    story: study.story,
  };
}
