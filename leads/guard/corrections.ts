import type { Clock } from "#leads/clock.ts";
import { countTokens, type TokenCounts } from "#leads/guard/text-classifier.ts";
import type { Store } from "#leads/store/tables.ts";

/** Number of leads to learn from, newest first, and how long the result is cached, in milliseconds. */
const maxLeads = 500;
const lifetime = 60_000;

/** Token counts of the leads that the agency has judged, counted anew so that erased ones are forgotten. */
export function readCorrections(store: Store, clock: Clock): () => Promise<TokenCounts | null> {
  let cached: TokenCounts | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.now();
    if (now >= readAt && now < readAt + lifetime) return cached;
    readAt = now;
    try {
      const leads = await store
        .selectFrom("lead")
        .select(["name", "company", "email", "phone", "message", "language", "verdict"])
        .where("verdict", "is not", null)
        .orderBy("id", "desc")
        .limit(maxLeads)
        .execute();
      // A text that was judged many times counts once: it would outweigh every word it does not hold.
      const texts = new Map(leads.map((lead) => [`${lead.verdict} ${lead.message}`, lead]));
      const messages = Array.from(texts.values(), ({ language, verdict, ...lead }) => ({
        lead,
        language,
        isSpam: verdict === "spam",
      }));
      cached = messages.length > 0 ? countTokens(messages) : null;
    } catch {
      // Saving the lead will report that the store is down.
    }
    return cached;
  };
}
