import type { ActionLink } from "#contact/actions/action-links.ts";
import { addDeliveries } from "#contact/actions/add-deliveries.ts";
import { type Clock, dayLength } from "#contact/clock.ts";
import type { DeliveryKind, LeadTable, Store } from "#contact/store/tables.ts";
import type { LeadAction } from "#content/facts/lead-actions.ts";

export interface ActionParts {
  readonly store: Store;
  readonly clock: Clock;
  /** What an accepted lead sends. */
  readonly deliveries: readonly DeliveryKind[];
  readonly mailHost: string;
}

/** How long an action can be undone, and how long an erasure that was asked for waits, in milliseconds. */
export const undoTime = dayLength;

/** What an action changes in a lead's row. */
type Changes = Partial<Pick<LeadTable, "state" | "verdict" | "answered_at" | "erase_at">>;

/** What takes an action back. */
interface Undo {
  /** What the row held before, and what the action made of it. */
  readonly before: Changes;
  readonly after: Changes;
  /** Deliveries that were added, kinds that were taken back, deliveries that were made due again. */
  readonly added: readonly DeliveryKind[];
  readonly removed: readonly DeliveryKind[];
  readonly retried: readonly string[];
}

/** How a link stands: ready, or used at a moment and to be undone until another. */
export type LinkState =
  | { readonly kind: "ready"; readonly lead: LeadTable }
  | { readonly kind: "used"; readonly lead: LeadTable; readonly usedAt: number; readonly undoUntil: number }
  /** Its lead has been erased. */
  | { readonly kind: "gone" };

/** Looks at a link without changing anything. */
export async function stateOfLink(
  { store }: Pick<ActionParts, "store">,
  link: ActionLink,
): Promise<LinkState> {
  const lead = await leadOf(store, link);
  if (!lead) return { kind: "gone" };
  const used = await store
    .selectFrom("used_link")
    .select("used_at")
    .where("id", "=", link.id)
    .executeTakeFirst();
  if (!used) return { kind: "ready", lead };
  const usedAt = Number(used.used_at);
  return { kind: "used", lead, usedAt, undoUntil: usedAt + undoTime };
}

/** Does what a link says, once: of two clicks at the same moment the database lets one through. */
export async function followLink(
  { store, clock, deliveries, mailHost }: ActionParts,
  link: ActionLink,
): Promise<"done" | "used" | "gone"> {
  return store.transaction().execute(async (transaction) => {
    const lead = await leadOf(transaction, link);
    if (!lead) return "gone";
    const now = clock.now();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("used_link")
      .values({ id: link.id, lead_id: lead.id, used_at: now, expires_at: link.expiresAt, undo: "{}" })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return "used";
    const undo = await steps[link.action]({ store: transaction, lead, now, deliveries, mailHost });
    await transaction
      .updateTable("used_link")
      .set({ undo: JSON.stringify(undo) })
      .where("id", "=", link.id)
      .execute();
    return "done";
  });
}

/** Takes back what a link did, and gives the link back; mails that have left stay where they are. */
export async function undoLink(
  { store, clock, mailHost }: Omit<ActionParts, "deliveries">,
  link: ActionLink,
): Promise<"undone" | "late" | "changed" | "gone"> {
  return store.transaction().execute(async (transaction) => {
    const lead = await leadOf(transaction, link);
    if (!lead) return "gone";
    const now = clock.now();
    const used = await transaction
      .selectFrom("used_link")
      .select("undo")
      .where("id", "=", link.id)
      .where("used_at", ">", now - undoTime)
      .executeTakeFirst();
    if (!used) return "late";
    const { before, after, added, removed, retried }: Undo = JSON.parse(used.undo);
    // Somebody has done something else with it since: that counts.
    const isAsLeft = Object.entries(after).every(
      ([column, value]) => lead[column as keyof Changes] === value,
    );
    if (!isAsLeft) return "changed";
    const { numDeletedRows } = await transaction
      .deleteFrom("used_link")
      .where("id", "=", link.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return "late";
    if (Object.keys(before).length > 0) {
      await transaction.updateTable("lead").set(before).where("id", "=", lead.id).execute();
    }
    if (added.length > 0) await takeBack(transaction, lead.id, added);
    await addDeliveries(transaction, { leadId: lead.id, kinds: removed, mailHost, now });
    if (retried.length > 0) {
      await transaction
        .updateTable("delivery")
        .set({ state: "dead" })
        .where("id", "in", retried)
        .where("state", "=", "pending")
        .execute();
    }
    return "undone";
  });
}

interface Step {
  readonly store: Store;
  readonly lead: LeadTable;
  readonly now: number;
  readonly deliveries: readonly DeliveryKind[];
  readonly mailHost: string;
}

/** What each action does; tells what takes it back. */
const steps: Readonly<Record<LeadAction, (step: Step) => Promise<Undo>>> = {
  async release({ store, lead, now, deliveries, mailHost }) {
    const undo = await change(store, lead, { state: "accepted", verdict: "sincere" });
    const added = await addDeliveries(store, { leadId: lead.id, kinds: deliveries, mailHost, now });
    return { ...undo, added };
  },
  async spam({ store, lead }) {
    const undo = await change(store, lead, { state: "quarantined", verdict: "spam" });
    const removed = await takeBack(store, lead.id, ["agency", "triage", "acknowledgement", "webhook"]);
    return { ...undo, removed };
  },
  answered: ({ store, lead, now }) => change(store, lead, { answered_at: now }),
  async retry({ store, lead, now }) {
    const retried = await store
      .updateTable("delivery")
      .set({ state: "pending", attempts: 0, next_attempt_at: now, lease_until: 0, alarm_id: null })
      .where("lead_id", "=", lead.id)
      .where("state", "=", "dead")
      .returning("id")
      .execute();
    return { ...nothing, retried: retried.map(({ id }) => id) };
  },
  erase: ({ store, lead, now }) => change(store, lead, { erase_at: now + undoTime }),
};

const nothing: Undo = { before: {}, after: {}, added: [], removed: [], retried: [] };

async function change(store: Store, lead: LeadTable, after: Changes): Promise<Undo> {
  const before = Object.fromEntries(
    Object.keys(after).map((column) => [column, lead[column as keyof Changes]]),
  ) as Changes;
  await store.updateTable("lead").set(after).where("id", "=", lead.id).execute();
  return { ...nothing, before, after };
}

/** Removes deliveries that nobody has tried yet; tells which. */
async function takeBack(
  store: Store,
  leadId: string,
  kinds: readonly DeliveryKind[],
): Promise<DeliveryKind[]> {
  const removed = await store
    .deleteFrom("delivery")
    .where("lead_id", "=", leadId)
    .where("kind", "in", kinds)
    .where("state", "=", "pending")
    .where("attempts", "=", 0)
    .returning("kind")
    .execute();
  return removed.map(({ kind }) => kind);
}

async function leadOf(store: Store, { leadId }: ActionLink): Promise<LeadTable | undefined> {
  return store.selectFrom("lead").selectAll().where("id", "=", leadId).executeTakeFirst();
}
