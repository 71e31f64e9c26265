import { setImmediate as nextTurn } from "node:timers/promises";
import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import {
  type CountableMessage,
  countMessages,
  splitIntoTokens,
  type TokenCounts,
} from "#leads/guard/text-classifier.ts";
import type { Store } from "#leads/store/tables.ts";

/** How many leads to learn from, the newest first. */
const maxLeads = 500;

/** How long the result is cached, in milliseconds. */
const lifetime = minute;

/** How many leads are read at once. */
const batchSize = 50;

interface JudgedLead extends CountableMessage {
  verdict: string;
  message: string;
}

/**
 * Creates the function that counts the tokens of the leads that the agency has judged. Each lead is split into tokens
 * once, after its verdict; erased leads are forgotten.
 */
export function readCorrections(store: Store, clock: Clock): () => Promise<TokenCounts | null> {
  let cachedCounts: TokenCounts | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let judgedLeads = new Map<string, JudgedLead>();

  async function refresh(): Promise<void> {
    const leads = await store
      .selectFrom("lead")
      .select(["id", "verdict"])
      .where("verdict", "is not", null)
      .orderBy("id", "desc")
      .limit(maxLeads)
      .execute();
    const isCounted = ({ id, verdict }: (typeof leads)[number]) => judgedLeads.get(id)?.verdict === verdict;
    const newIds = leads.filter((lead) => !isCounted(lead)).map(({ id }) => id);
    if (newIds.length === 0 && leads.length === judgedLeads.size) return;
    const next = new Map<string, JudgedLead>();
    for (const { id } of leads.filter(isCounted)) {
      const lead = judgedLeads.get(id);
      if (lead) next.set(id, lead);
    }
    for (let start = 0; start < newIds.length; start += batchSize) {
      const batch = await readLeads(store, newIds.slice(start, start + batchSize));
      for (const { id, language, verdict, ...lead } of batch) {
        const message = splitIntoTokens({ lead, language, isSpam: verdict === "spam" });
        next.set(id, { ...message, verdict: verdict ?? "", message: lead.message });
        // Lets the server answer requests in between.
        await nextTurn();
      }
    }
    judgedLeads = next;
    // A text that was judged several times counts once. Otherwise it would outweigh all other texts.
    const texts = new Map([...judgedLeads.values()].map((lead) => [`${lead.verdict} ${lead.message}`, lead]));
    cachedCounts = texts.size > 0 ? countMessages([...texts.values()]) : null;
  }

  return async () => {
    const now = clock.now();
    if (now >= readAt && now < readAt + lifetime) return cachedCounts;
    readAt = now;
    // If the database is down, saving the lead will report it.
    await refresh().catch(() => {});
    return cachedCounts;
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
