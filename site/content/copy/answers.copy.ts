import { keyed, sentence, texts } from "#contract/copy/copy-schema.ts";
import type { Language } from "#contract/languages/languages.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** What everybody asks who may buy, in the order in which they wonder. */
export const answerKeys = [
  "what",
  "forWhom",
  "cost",
  "later",
  "time",
  "part",
  "who",
  "dislike",
  "proof",
  "begin",
] as const;

export const answersCopy = defineSiteCopy(
  "answers",
  keyed(
    answerKeys,
    texts("question").extend({
      answer: sentence,
      detail: sentence,
      /** In place of the detail where there is room for one line. */
      brief: sentence.optional(),
    }),
  ),
);

/** The answers of a site that has them. */
export function answersIn(language: Language) {
  return copyFiles[language]["answers"] === undefined ? undefined : answersCopy(language);
}
