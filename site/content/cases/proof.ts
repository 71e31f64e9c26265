import { ContentError, placeIn } from "#contract/copy/file-problems.ts";
import type { Language } from "#contract/languages.ts";
import { hasScreenIn } from "#contract/routes.ts";
import { type Case, casesIn } from "#site/content/cases/cases.ts";

/** What is shown of a case beside what it proves. */
export type Proof = Pick<Case, "client" | "sample" | "path" | "cover" | "phone" | "story">;

/** The case named under `proof` in a file; none without a portfolio. */
export async function provenBy(
  proof: { case: string },
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
