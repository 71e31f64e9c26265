import { setImmediate as nextTurn } from "node:timers/promises";
import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import {
  type CountableMessage,
  countApart,
  type TokenCounts,
  takeApart,
} from "#leads/guard/text-classifier.ts";
import type { Store } from "#leads/store/tables.ts";

/** Number of leads to learn from, newest first, and how long the result is cached, in milliseconds. */
const maxLeads = 500;
const lifetime = minute;

/** Leads that are read at once. */
const portion = 50;

interface Judged extends CountableMessage {
  verdict: string;
  message: string;
}

/**
 * Token counts of the leads that the agency has judged. Each is taken apart once, when it has been judged; erased ones
 * are forgotten.
 */
export function readCorrections(store: Store, clock: Clock): () => Promise<TokenCounts | null> {
  let cached: TokenCounts | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let judged = new Map<string, Judged>();

  async function refresh(): Promise<void> {
    const leads = await store
      .selectFrom("lead")
      .select(["id", "verdict"])
      .where("verdict", "is not", null)
      .orderBy("id", "desc")
      .limit(maxLeads)
      .execute();
    const isKept = ({ id, verdict }: (typeof leads)[number]) => judged.get(id)?.verdict === verdict;
    const fresh = leads.filter((lead) => !isKept(lead)).map(({ id }) => id);
    if (fresh.length === 0 && leads.length === judged.size) return;
    const next = new Map<string, Judged>();
    for (const { id } of leads.filter(isKept)) {
      const lead = judged.get(id);
      if (lead) next.set(id, lead);
    }
    for (let start = 0; start < fresh.length; start += portion) {
      const portionOfLeads = await readLeads(store, fresh.slice(start, start + portion));
      for (const { id, language, verdict, ...lead } of portionOfLeads) {
        const apart = takeApart({ lead, language, isSpam: verdict === "spam" });
        next.set(id, { ...apart, verdict: verdict ?? "", message: lead.message });
        // Pages are served in between.
        await nextTurn();
      }
    }
    judged = next;
    // A text that was judged many times counts once: it would outweigh every word it does not hold.
    const texts = new Map([...judged.values()].map((lead) => [`${lead.verdict} ${lead.message}`, lead]));
    cached = texts.size > 0 ? countApart([...texts.values()]) : null;
  }

  return async () => {
    const now = clock.now();
    if (now >= readAt && now < readAt + lifetime) return cached;
    readAt = now;
    // Saving the lead will report it if the store is down.
    await refresh().catch(() => {});
    return cached;
  };
}

function readLeads(store: Store, ids: string[]) {
  return store
    .selectFrom("lead")
    .select(["id", "name", "company", "email", "phone", "message", "language", "verdict"])
    .where("id", "in", ids)
    .where("verdict", "is not", null)
    .execute();
}
