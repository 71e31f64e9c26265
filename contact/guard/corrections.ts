import type { Clock } from "#contact/clock.ts";
import { countTokens, type TokenCounts } from "#contact/guard/text-classifier.ts";
import type { Store } from "#contact/store/tables.ts";

/** Leads that are learned from, the newest; and how long what was learned is remembered, in milliseconds. */
const most = 500;
const lifetime = 60_000;

/**
 * What people of the agency have said of leads, as the classifier counts it. It is counted from the leads themselves,
 * so an erased one is forgotten; while the store cannot be read, what was known last counts.
 */
export function readCorrections(store: Store, clock: Clock): () => Promise<TokenCounts | null> {
  let known: TokenCounts | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.now();
    if (now >= readAt && now < readAt + lifetime) return known;
    readAt = now;
    try {
      const leads = await store
        .selectFrom("lead")
        .select(["name", "company", "email", "phone", "message", "language", "verdict"])
        .where("verdict", "is not", null)
        .orderBy("id", "desc")
        .limit(most)
        .execute();
      const messages = leads.map(({ language, verdict, ...lead }) => ({
        lead,
        language,
        isSpam: verdict === "spam",
      }));
      known = messages.length > 0 ? countTokens(messages) : null;
    } catch {
      // The lead itself will say that the store cannot be reached.
    }
    return known;
  };
}
