import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnownMessage } from "#contact/guard/text-classifier.ts";
import { type Language, languages } from "#src/languages.ts";

/** The classifier learns from one half; the other only measures it, and nothing may be tuned on it. */
export type CorpusHalf = "tuning" | "held-out";

/** Made-up messages of a language, one a line: `spam` or `sincere`, name, company, e-mail, phone and message. */
export function readCorpus(half: CorpusHalf, of: readonly Language[] = languages): KnownMessage[] {
  return of.flatMap((language) => {
    const file = join(import.meta.dirname, "corpus", `${language}-${half}.txt`);
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
