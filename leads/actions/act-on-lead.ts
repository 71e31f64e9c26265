import { day } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import { type MailboxSettings, mailboxesOf } from "#leads/mailboxes.ts";
import { deliveriesTo, queueOnce } from "#leads/store/delivery-row.ts";
import { isShared } from "#leads/store/engine.ts";
import type { LeadAction, LeadStatus } from "#leads/store/lead-actions.ts";
import type {
  Actor,
  DeliveryKind,
  DeliveryTable,
  LeadChangeTable,
  LeadTable,
  Store,
  StoredLead,
} from "#leads/store/tables.ts";
import { timeOrderedId } from "#leads/store/time-ordered-id.ts";

interface ActionDependencies {
  store: Store;
  clock: Clock;
  deliveries: readonly DeliveryKind[];
  mailboxes: MailboxSettings;
}

/** Time between asking for an erasure and the erasure, in milliseconds. */
const erasedAfter = day;

/**
 * What each status allows. Every choice but `retry` can be taken back by another, so there is no undo; the status of
 * another version allows none.
 */
const choices: Partial<Record<string, LeadAction[]>> = {
  suspect: ["release", "spam", "erase"],
  new: ["answered", "spam", "erase"],
  answered: ["reopen", "spam", "erase"],
  spam: ["release", "erase"],
  erasing: ["keep"],
} satisfies Record<LeadStatus, LeadAction[]>;

/** A lead, what can be done with it, what became of its mails, and what was done so far. */
export interface LeadView {
  lead: LeadTable;
  choices: LeadAction[];
  deliveries: DeliveryTable[];
  /** The latest, the oldest of them first. */
  changes: LeadChangeTable[];
  /** Whether there are more than these. */
  hasEarlierChanges: boolean;
  /** Whether it has room for another note. */
  canBeNoted: boolean;
}

/** Reads a lead without changing anything; null if it has been erased. */
export async function viewLead(store: Store, leadId: string): Promise<LeadView | null> {
  const lead = await store.selectFrom("lead").selectAll().where("id", "=", leadId).executeTakeFirst();
  if (!lead) return null;
  const deliveries = await store
    .selectFrom("delivery")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("id")
    .execute();
  const changes = await store
    .selectFrom("lead_change")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("id", "desc")
    .limit(mostChanges + 1)
    .execute();
  const canRetry = lead.status !== "erasing" && deliveries.some(({ state }) => state === "dead");
  return {
    lead,
    choices: [...(canRetry ? ["retry" as const] : []), ...(choices[lead.status] ?? [])],
    deliveries,
    changes: changes.slice(0, mostChanges).toReversed(),
    hasEarlierChanges: changes.length > mostChanges,
    canBeNoted: (await countNotes(store, leadId)) < mostNotes,
  };
}

/** Does something with a lead, if its status still allows it: two people may have the page open. */
export async function actOnLead(
  { store, clock, ...settings }: ActionDependencies,
  leadId: string,
  action: LeadAction,
  who: Actor,
): Promise<{ isDone: boolean; view: LeadView | null }> {
  return store.transaction().execute(async (transaction) => {
    if (isShared(transaction)) {
      // Whoever presses at the same time on another server waits here.
      await transaction.selectFrom("lead").select("id").where("id", "=", leadId).forUpdate().execute();
    }
    const before = await viewLead(transaction, leadId);
    if (!before?.choices.includes(action)) return { isDone: false, view: before };
    const now = clock.now();
    await steps[action]({ ...settings, store: transaction, lead: before.lead, leadId, now });
    await recordChange(transaction, { lead_id: leadId, at: now, who, action, note: null });
    return { isDone: true, view: await viewLead(transaction, leadId) };
  });
}

interface Step extends Omit<ActionDependencies, "clock"> {
  lead: LeadTable;
  leadId: string;
  now: number;
}

const steps: Record<LeadAction, (step: Step) => Promise<unknown>> = {
  async release({ store, lead, leadId, now, deliveries, mailboxes }) {
    await change(store, leadId, { state: "accepted", verdict: "genuine" });
    // Of a kind that once went to all mailboxes in one mail, none gets another.
    const once = await store
      .selectFrom("delivery")
      .select("kind")
      .where("lead_id", "=", leadId)
      .where("recipient", "=", "")
      .execute();
    const kinds = deliveries.filter((kind) => !once.some((delivery) => delivery.kind === kind));
    for (const delivery of deliveriesTo(mailboxesOf(mailboxes, lead.recipient), kinds))
      await queueOnce(store, { ...delivery, leadId, now });
  },
  async spam({ store, leadId }) {
    await change(store, leadId, { state: "quarantined", verdict: "spam" });
    // What has not been attempted yet is not sent.
    await store
      .deleteFrom("delivery")
      .where("lead_id", "=", leadId)
      .where("state", "=", "pending")
      .where("attempts", "=", 0)
      .execute();
  },
  answered: ({ store, leadId, now }) => change(store, leadId, { answered_at: now }),
  reopen: ({ store, leadId }) => change(store, leadId, { answered_at: null }),
  retry: ({ store, leadId, now }) =>
    store
      .updateTable("delivery")
      .set({
        state: "pending",
        attempts: 0,
        refused_at: null,
        next_attempt_at: now,
        lease_until: 0,
        daily_id: null,
        gathered_id: null,
      })
      .where("state", "=", "dead")
      .where("lead_id", "=", leadId)
      .execute(),
  erase: ({ store, leadId, now }) => change(store, leadId, { erase_at: now + erasedAfter }),
  keep: ({ store, leadId }) => change(store, leadId, { erase_at: null }),
};

function change(store: Store, leadId: string, columns: Partial<StoredLead>): Promise<unknown> {
  return store.updateTable("lead").set(columns).where("id", "=", leadId).execute();
}

/** Most notes of one lead, and most of what was done with it that its page shows: its readers wait for all of that. */
export const mostNotes = 200;
const mostChanges = 300;

async function countNotes(store: Store, leadId: string): Promise<number> {
  const { count } = await store
    .selectFrom("lead_change")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("lead_id", "=", leadId)
    .where("action", "=", "note")
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a note to a lead, if it is there and has room for another. */
export async function addNote(
  store: Store,
  note: Pick<LeadChangeTable, "lead_id" | "at" | "who" | "note">,
): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    const lead = transaction.selectFrom("lead").select("id").where("id", "=", note.lead_id);
    if (!(await lead.executeTakeFirst()) || (await countNotes(transaction, note.lead_id)) >= mostNotes)
      return;
    await recordChange(transaction, { ...note, action: "note" });
  });
}

export function recordChange(store: Store, change: Omit<LeadChangeTable, "id">): Promise<unknown> {
  return store
    .insertInto("lead_change")
    .values({ id: timeOrderedId(), ...change })
    .execute();
}
