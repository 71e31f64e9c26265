import { sql } from "kysely";
import { canonicalMailbox } from "#leads/mailboxes.ts";
import { type ExtraAnswer, parseExtra } from "#leads/store/lead-extra.ts";
import { searchTerms } from "#leads/store/search-words.ts";
import type { LeadTable, Store } from "#leads/store/tables.ts";

/** Which leads to find. Properties that are left out do not restrict them. */
interface LeadFilter {
  /** Search text: words, parts of words or a phone number, all of which must occur. */
  words?: string | undefined;
  status?: string | undefined;
  ids?: string[] | undefined;
  /** Whether to leave out leads without added fields. */
  hasExtra?: boolean;
}

function matchingLeads(store: Store, { words = "", status, ids, hasExtra = false }: LeadFilter) {
  const terms = searchTerms(words);
  return (
    store
      .selectFrom("lead")
      .$if(terms.length > 0, (query) =>
        query.where("id", "in", ({ selectFrom }) =>
          selectFrom("lead_search")
            .select("lead_id")
            .where(({ and }) => and(terms.map(contains))),
        ),
      )
      .$if(status !== undefined, (query) => query.where("status", "=", status ?? "new"))
      .$if(hasExtra, (query) => query.where("extra", "is not", null))
      // PostgreSQL rejects an empty list.
      .$if(ids !== undefined, (query) => query.where("id", "in", ["", ...(ids ?? [])]))
  );
}

/** LIKE searches twice as fast as SQLite's `instr`, and both databases have it. */
function contains(term: string) {
  return sql<boolean>`words like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}

export interface ListQuestion extends LeadFilter {
  /** The last lead on the previous page. */
  before?: string | undefined;
}

/** Lists the newest leads, newest first. */
export function listLeads(
  store: Store,
  { before, ...filter }: ListQuestion,
  limit: number,
): Promise<LeadTable[]> {
  return matchingLeads(store, filter)
    .selectAll("lead")
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Counts the leads that match a filter, by status; the status in the filter is ignored. */
export async function countLeads(store: Store, filter: LeadFilter): Promise<Map<string, number>> {
  const counts = await matchingLeads(store, { ...filter, status: undefined })
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  return new Map(counts.map(({ status, count }) => [status, count]));
}

/** A lead with the notes of the agency. */
export interface NotedLead extends LeadTable {
  notes?: string[];
}

/** How many leads are read at once; a lead that is being stored waits meanwhile. */
const batchSize = 100;

/** Streams all leads that match a filter, oldest first. */
export async function* iterateLeads(store: Store, filter: LeadFilter): AsyncGenerator<NotedLead> {
  for (let last = ""; ; ) {
    const leads = await matchingLeads(store, filter)
      .selectAll("lead")
      .where("id", ">", last)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    yield* await withNotes(store, leads);
    last = leads.at(-1)?.id ?? "";
    if (leads.length < batchSize) return;
  }
}

/** One answer for each added field that the matching leads have, by its key. */
export async function findSampleAnswers(
  store: Store,
  filter: LeadFilter,
): Promise<Record<string, ExtraAnswer>> {
  const sampleAnswers: Record<string, ExtraAnswer> = {};
  for await (const { extra } of iterateLeads(store, { ...filter, hasExtra: true }))
    Object.assign(sampleAnswers, parseExtra(extra));
  return sampleAnswers;
}

/** Adds to each lead its notes, the oldest first. */
async function withNotes(store: Store, leads: LeadTable[]): Promise<NotedLead[]> {
  const notes = await store
    .selectFrom("lead_change")
    .select(["lead_id", "note"])
    .where("action", "=", "note")
    .where("lead_id", "in", ["", ...leads.map(({ id }) => id)])
    .orderBy("id")
    .execute();
  return leads.map((lead) => {
    const leadNotes = notes.filter(({ lead_id }) => lead_id === lead.id);
    return { ...lead, notes: leadNotes.flatMap(({ note }) => note ?? []) };
  });
}

/** Ids of all leads from a mailbox, in whatever spelling. */
export async function leadIdsOf(store: Store, mailbox: string): Promise<string[]> {
  const spelling = canonicalMailbox(mailbox);
  const leads = await store.selectFrom("lead").select(["id", "email"]).execute();
  return leads.filter((lead) => canonicalMailbox(lead.email) === spelling).map(({ id }) => id);
}
