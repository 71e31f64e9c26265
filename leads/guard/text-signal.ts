import tuning from "#leads/guard/corpus/tuning.json" with { type: "json" };
import type { ClassifierInput } from "#leads/guard/message-tokens.ts";
import type { SpamSignal } from "#leads/guard/spam-signals.ts";
import { countTokens, readCorpus, spamScore, type TokenCounts } from "#leads/guard/text-classifier.ts";

/** Languages of pages whose messages the corpus teaches. */
const taught = new Set(tuning.map(([language]) => language));

/** Scores from which a text counts as like spam, and as spam. */
const thresholds = { like: 0.75, very: 1.75 } as const;

let learned: TokenCounts | undefined;

/**
 * Classifies the text of a lead by what the corpus teaches and the owner's corrections. In a language that the corpus
 * lacks, sincere messages would look like spam, so their text says nothing.
 */
export function textSignal(
  lead: ClassifierInput,
  language: string,
  corrections: TokenCounts | null,
): SpamSignal | null {
  if (!taught.has(language)) return null;
  learned ??= countTokens(readCorpus(tuning));
  const score = spamScore(lead, language, corrections ? [learned, corrections] : [learned]);
  if (score >= thresholds.very) return "spam-text";
  return score >= thresholds.like ? "spam-like-text" : null;
}
