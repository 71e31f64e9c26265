import { randomUUIDv7 } from "node:crypto";
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

interface ActionDependencies {
  store: Store;
  clock: Clock;
  deliveries: readonly DeliveryKind[];
  mailboxes: MailboxSettings;
}

/** How long a requested erasure can still be taken back, in milliseconds. */
const erasureDelay = day;

/**
 * The actions that each status allows. Every action except `retry` can be reversed by another, so there is no undo. A
 * status that another version of the program stored allows none.
 */
const choices: Partial<Record<string, LeadAction[]>> = {
  suspect: ["release", "spam", "erase"],
  new: ["answered", "spam", "erase"],
  answered: ["reopen", "spam", "erase"],
  spam: ["release", "erase"],
  erasing: ["keep"],
} satisfies Record<LeadStatus, LeadAction[]>;

/** A lead with the actions that its status allows, its deliveries and its history. */
export interface LeadView {
  lead: LeadTable;
  choices: LeadAction[];
  deliveries: DeliveryTable[];
  /** The latest changes, oldest first. */
  changes: LeadChangeTable[];
  /** Whether the lead has more changes, from before these. */
  hasEarlierChanges: boolean;
  /** Whether another note may be added. */
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
    .limit(maxChanges + 1)
    .execute();
  const canRetry = lead.status !== "erasing" && deliveries.some(({ state }) => state === "dead");
  return {
    lead,
    choices: [...(canRetry ? ["retry" as const] : []), ...(choices[lead.status] ?? [])],
    deliveries,
    changes: changes.slice(0, maxChanges).toReversed(),
    hasEarlierChanges: changes.length > maxChanges,
    canBeNoted: (await countNotes(store, leadId)) < maxNotes,
  };
}

/**
 * Performs an action if the status of the lead still allows it: somebody else may have acted since the page was opened.
 */
export async function actOnLead(
  { store, clock, ...settings }: ActionDependencies,
  leadId: string,
  action: LeadAction,
  actor: Actor,
): Promise<{ isDone: boolean; view: LeadView | null }> {
  return store.transaction().execute(async (transaction) => {
    if (isShared(transaction)) {
      // An action on the same lead, on another server, waits for this transaction.
      await transaction.selectFrom("lead").select("id").where("id", "=", leadId).forUpdate().execute();
    }
    const viewBefore = await viewLead(transaction, leadId);
    if (!viewBefore?.choices.includes(action)) return { isDone: false, view: viewBefore };
    const now = clock.now();
    await steps[action]({ ...settings, store: transaction, lead: viewBefore.lead, leadId, now });
    await recordChange(transaction, { lead_id: leadId, at: now, who: actor, action, note: null });
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
    await updateLead(store, leadId, { state: "accepted", verdict: "genuine" });
    // Older versions sent one mail to all mailboxes, and stored it without a recipient. Such a mail is not sent again.
    const sharedMails = await store
      .selectFrom("delivery")
      .select("kind")
      .where("lead_id", "=", leadId)
      .where("recipient", "=", "")
      .execute();
    const kinds = deliveries.filter((kind) => !sharedMails.some((mail) => mail.kind === kind));
    for (const delivery of deliveriesTo(mailboxesOf(mailboxes, lead.recipient), kinds))
      await queueOnce(store, { ...delivery, leadId, now });
  },
  async spam({ store, leadId }) {
    await updateLead(store, leadId, { state: "quarantined", verdict: "spam" });
    // Deliveries that have not been attempted yet are dropped.
    await store
      .deleteFrom("delivery")
      .where("lead_id", "=", leadId)
      .where("state", "=", "pending")
      .where("attempts", "=", 0)
      .execute();
  },
  answered: ({ store, leadId, now }) => updateLead(store, leadId, { answered_at: now }),
  reopen: ({ store, leadId }) => updateLead(store, leadId, { answered_at: null }),
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
  erase: ({ store, leadId, now }) => updateLead(store, leadId, { erase_at: now + erasureDelay }),
  keep: ({ store, leadId }) => updateLead(store, leadId, { erase_at: null }),
};

function updateLead(store: Store, leadId: string, columns: Partial<StoredLead>): Promise<unknown> {
  return store.updateTable("lead").set(columns).where("id", "=", leadId).execute();
}

/** Limits of notes per lead and of changes on its page, which would otherwise take ever longer to load. */
export const maxNotes = 200;
const maxChanges = 300;

async function countNotes(store: Store, leadId: string): Promise<number> {
  const { count } = await store
    .selectFrom("lead_change")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("lead_id", "=", leadId)
    .where("action", "=", "note")
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a note, unless the lead has been erased or has as many notes as it may have. */
export async function addNote(
  store: Store,
  note: Pick<LeadChangeTable, "lead_id" | "at" | "who" | "note">,
): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    const lead = transaction.selectFrom("lead").select("id").where("id", "=", note.lead_id);
    if (!(await lead.executeTakeFirst()) || (await countNotes(transaction, note.lead_id)) >= maxNotes) return;
    await recordChange(transaction, { ...note, action: "note" });
  });
}

export function recordChange(store: Store, change: Omit<LeadChangeTable, "id">): Promise<unknown> {
  return store
    .insertInto("lead_change")
    .values({ id: randomUUIDv7(), ...change })
    .execute();
}
