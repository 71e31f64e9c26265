import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LabelledMessage } from "#contact/guard/text-classifier.ts";

/** The classifier is trained on one half; the other only measures it and must not be used for tuning. */
export type CorpusHalf = "tuning" | "held-out";

const folder = join(import.meta.dirname, "corpus");

/** Languages with example messages, whether or not the site has them. */
export const corpusLanguages: readonly string[] = readdirSync(folder).flatMap(
  (file) => file.match(/^(\w+)-tuning\.txt$/)?.[1] ?? [],
);

/**
 * Made-up messages of a language, one per line: `spam` or `sincere`, name, company, email, phone and message.
 */
export function readCorpus(half: CorpusHalf, of: readonly string[] = corpusLanguages): LabelledMessage[] {
  return of.flatMap((language) => {
    const file = join(folder, `${language}-${half}.txt`);
    const lines = readFileSync(file, "utf8").trim().split("\n");
    return lines.map((line, index) => {
      const [kind, name, company, email, phone, message, ...rest] = line.split("|");
      if (
        !name ||
        !company ||
        !email ||
        !phone ||
        !message ||
        rest.length > 0 ||
        !/^(spam|sincere)$/.test(kind ?? "")
      ) {
        throw new Error(`${file}:${index + 1} is not kind|name|company|email|phone|message`);
      }
      return { lead: { name, company, email, phone, message }, language, isSpam: kind === "spam" };
    });
  });
}
