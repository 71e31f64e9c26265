import type { ClassifierInput } from "#contact/guard/message-tokens.ts";
import { spamScore, type TokenCounts } from "#contact/guard/text-classifier.ts";
import weights from "#contact/guard/weights.json" with { type: "json" };
import type { SpamSignal } from "#content/facts/spam-signals.ts";

/** Scores from which a text counts as like spam, and as spam. */
const thresholds = { like: 0.9, very: 1.75 } as const;

/** Trained on the corpus by `npm run measure:guard`. */
// TypeScript infers arrays, not pairs, from JSON.
const shipped = weights as unknown as TokenCounts;

/** Classifies the text of a lead by the weights shipped with the site and the owner's corrections. */
export function textSignal(
  lead: ClassifierInput,
  language: string,
  corrections: TokenCounts | null,
): SpamSignal | null {
  const score = spamScore(lead, language, corrections ? [shipped, corrections] : [shipped]);
  if (score >= thresholds.very) return "spam-text";
  return score >= thresholds.like ? "spam-like-text" : null;
}
