import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnownMessage } from "#contact/guard/text-classifier.ts";

/** The classifier learns from one half; the other only measures it, and nothing may be tuned on it. */
export type CorpusHalf = "tuning" | "held-out";

const folder = join(import.meta.dirname, "corpus");

/** The languages there are such messages in, whether or not the site is written in them. */
export const corpusLanguages: readonly string[] = readdirSync(folder).flatMap(
  (file) => file.match(/^(\w+)-tuning\.txt$/)?.[1] ?? [],
);

/** Made-up messages of a language, one a line: `spam` or `sincere`, name, company, e-mail, phone and message. */
export function readCorpus(half: CorpusHalf, of: readonly string[] = corpusLanguages): KnownMessage[] {
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
