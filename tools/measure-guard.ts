import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Channel, measureGuard } from "#contact/guard/measure-guard.ts";
import { type CorpusHalf, corpusLanguages, readCorpus } from "#contact/guard/read-corpus.ts";
import { countTokens } from "#contact/guard/text-classifier.ts";

/** File of the classifier's weights. */
const weightsFile = join(import.meta.dirname, "..", "contact", "guard", "weights.json");

/**
 * Measures the guard on both halves of the corpus; with `--learn`, trains the classifier on the tuning half
 * instead.
 */
if (process.argv.includes("--learn")) {
  writeFileSync(weightsFile, weightsText());
  console.log(`${weightsFile} written: run the command again without --learn to see what changed`);
} else {
  for (const half of ["tuning", "held-out"] as const) {
    for (const language of corpusLanguages) await print(half, language);
  }
}

async function print(half: CorpusHalf, language: string): Promise<void> {
  const messages = readCorpus(half, [language]);
  const of = (isSpam: boolean) => messages.filter((message) => message.isSpam === isSpam);
  const share = (count: number, all: number) => `${((100 * count) / all).toFixed(0)} %`.padStart(5);
  for (const way of ["form", "posted"] satisfies Channel[]) {
    const [spam, sincere] = [await measureGuard(of(true), way), await measureGuard(of(false), way)];
    const [spams, sinceres] = [of(true).length, of(false).length];
    console.log(
      [
        `${half.padEnd(8)} ${language} ${way.padEnd(6)}`,
        `${spams} spam: ${share(spam.strong, spams)} quarantined, ${share(spam.weak, spams)} without receipt, ${share(spam.none, spams)} let through`,
        `${sinceres} sincere: ${share(sincere.strong, sinceres)} quarantined, ${share(sincere.weak, sinceres)} without receipt`,
      ].join("  |  "),
    );
  }
}

/** One token per line, so that a diff is readable. */
function weightsText(): string {
  const { messages, tokens } = countTokens(readCorpus("tuning"));
  const lines = (pairs: Readonly<Record<string, readonly number[]>>) =>
    Object.entries(pairs)
      .map(([key, [spam, sincere]]) => `    ${JSON.stringify(key)}: [${spam}, ${sincere}]`)
      .join(",\n");
  return `{\n  "messages": {\n${lines(messages)}\n  },\n  "tokens": {\n${lines(tokens)}\n  }\n}\n`;
}
