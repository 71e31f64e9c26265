import { sql } from "kysely";
import { canonicalMailbox } from "#leads/mailboxes.ts";
import { type ExtraAnswer, parseExtra } from "#leads/store/lead-extra.ts";
import { searchTerms } from "#leads/store/search-words.ts";
import type { LeadTable, Store } from "#leads/store/tables.ts";

/** Which leads the desk or the command line asks for; what is left out does not matter. */
interface LeadFilter {
  /** Words, parts of words or a phone number, all of which must be found. */
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
      // PostgreSQL knows no empty list.
      .$if(ids !== undefined, (query) => query.where("id", "in", ["", ...(ids ?? [])]))
  );
}

/** LIKE reads a text twice as fast as SQLite's `instr`, and both databases have it. */
function contains(term: string) {
  return sql<boolean>`words like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}

export interface ListQuestion extends LeadFilter {
  /** The lead that the page before ended with. */
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

/** How many leads a filter finds of each status, whatever status it asks for. */
export async function countLeads(store: Store, filter: LeadFilter): Promise<Map<string, number>> {
  const counts = await matchingLeads(store, { ...filter, status: undefined })
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  return new Map(counts.map(({ status, count }) => [status, count]));
}

/** A lead, with what the agency noted about it if there is any. */
export interface NotedLead extends LeadTable {
  notes?: string[];
}

/** Leads read at once: one that is being stored waits for all of them. */
const portion = 100;

/** Streams all leads that a filter finds, oldest first. */
export async function* iterateLeads(store: Store, filter: LeadFilter): AsyncGenerator<NotedLead> {
  for (let last = ""; ; ) {
    const leads = await matchingLeads(store, filter)
      .selectAll("lead")
      .where("id", ">", last)
      .orderBy("id")
      .limit(portion)
      .execute();
    yield* await withNotes(store, leads);
    last = leads.at(-1)?.id ?? "";
    if (leads.length < portion) return;
  }
}

/**
 * An answer in each of the fields that the site adds, or had added, and that the leads which a filter finds have, by
 * its key.
 */
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
    const ofLead = notes.filter(({ lead_id }) => lead_id === lead.id);
    return { ...lead, notes: ofLead.flatMap(({ note }) => note ?? []) };
  });
}

/** Ids of all leads sent by a mailbox, ignoring case and the script of the domain. */
export async function leadIdsOf(store: Store, mailbox: string): Promise<string[]> {
  const wanted = canonicalMailbox(mailbox);
  const leads = await store.selectFrom("lead").select(["id", "email"]).execute();
  return leads.filter((lead) => canonicalMailbox(lead.email) === wanted).map(({ id }) => id);
}
