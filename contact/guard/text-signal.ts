import type { ReadLead } from "#contact/guard/message-tokens.ts";
import { spamScore, type TokenCounts } from "#contact/guard/text-classifier.ts";
import weights from "#contact/guard/weights.json" with { type: "json" };
import type { SpamSignal } from "#content/facts/spam-signals.ts";

/** Scores from which on a message reads a little like spam, and very much so. */
const thresholds = { like: 0.9, very: 1.75 } as const;

/** What the corpus taught (`npm run measure:guard`). */
// JSON knows no pairs.
const shipped = weights as unknown as TokenCounts;

/** What the text of a lead says against it, by what ships with the site and what the owner has said since. */
export function textSignal(
  lead: ReadLead,
  language: string,
  corrections: TokenCounts | null,
): SpamSignal | null {
  const score = spamScore(lead, language, corrections ? [shipped, corrections] : [shipped]);
  if (score >= thresholds.very) return "spam-text";
  return score >= thresholds.like ? "spam-like-text" : null;
}
