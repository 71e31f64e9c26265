import tuning from "#leads/guard/corpus/tuning.json" with { type: "json" };
import type { ClassifierInput } from "#leads/guard/message-tokens.ts";
import type { SpamSignal } from "#leads/guard/signals.ts";
import { countTokens, readCorpus, spamScore, type TokenCounts } from "#leads/guard/text-classifier.ts";

/** Scores from which a text counts as like spam, and as spam. */
const thresholds = { like: 0.55, very: 1.75 } as const;

const learnCorpus = () => {
  const messages = readCorpus(tuning);
  return { counts: countTokens(messages), languages: new Set(messages.map(({ language }) => language)) };
};

let learned: ReturnType<typeof learnCorpus> | undefined;

/**
 * Classifies the text of a lead by what the corpus teaches and the owner's corrections. In a language that the corpus
 * lacks, genuine messages would look like spam, so their text says nothing.
 */
export function textSignal(
  lead: ClassifierInput,
  language: string,
  corrections: TokenCounts | null,
): SpamSignal | null {
  learned ??= learnCorpus();
  if (!learned.languages.has(language)) return null;
  const { counts } = learned;
  const score = spamScore(lead, language, corrections ? [counts, corrections] : [counts]);
  if (score >= thresholds.very) return "spam-text";
  return score >= thresholds.like ? "spam-like-text" : null;
}
