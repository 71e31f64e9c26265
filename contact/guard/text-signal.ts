import tuning from "#contact/guard/corpus/tuning.json" with { type: "json" };
import type { ClassifierInput } from "#contact/guard/message-tokens.ts";
import { countTokens, readCorpus, spamScore, type TokenCounts } from "#contact/guard/text-classifier.ts";
import type { SpamSignal } from "#content/facts/spam-signals.ts";

/** Scores from which a text counts as like spam, and as spam. */
const thresholds = { like: 0.75, very: 1.75 } as const;

let learned: TokenCounts | undefined;

/** Classifies the text of a lead by what the corpus teaches and the owner's corrections. */
export function textSignal(
  lead: ClassifierInput,
  language: string,
  corrections: TokenCounts | null,
): SpamSignal | null {
  learned ??= countTokens(readCorpus(tuning));
  const score = spamScore(lead, language, corrections ? [learned, corrections] : [learned]);
  if (score >= thresholds.very) return "spam-text";
  return score >= thresholds.like ? "spam-like-text" : null;
}
