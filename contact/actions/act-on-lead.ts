import type { ActionLink } from "#contact/actions/action-links.ts";
import { addDeliveries } from "#contact/actions/add-deliveries.ts";
import { retryDeliveries } from "#contact/actions/retry-deliveries.ts";
import { type Clock, dayLength } from "#contact/clock.ts";
import type { DeliveryKind, LeadTable, Store } from "#contact/store/tables.ts";
import type { LeadAction } from "#content/facts/lead-actions.ts";

export interface ActionDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** Deliveries queued for an accepted lead. */
  readonly deliveries: readonly DeliveryKind[];
  readonly mailHost: string;
}

/** How long an action can be undone, in milliseconds. A requested erasure is carried out only after it. */
const undoTime = dayLength;

/** Columns of the lead that an action may change. */
type Changes = Partial<Pick<LeadTable, "state" | "verdict" | "answered_at" | "erase_at">>;

/** Everything needed to undo an action. */
interface Undo {
  /** The changed columns, before and after the action. */
  readonly before: Changes;
  readonly after: Changes;
  /**
   * Delivery kinds that were queued, kinds that were removed, and ids of dead deliveries that were requeued.
   */
  readonly added: readonly DeliveryKind[];
  readonly removed: readonly DeliveryKind[];
  readonly retried: readonly string[];
}

/** State of an action link: unused, used (and when the undo window ends), or pointing to an erased lead. */
export type LinkState =
  | { readonly kind: "ready"; readonly lead: LeadTable }
  | { readonly kind: "used"; readonly lead: LeadTable; readonly usedAt: number; readonly undoUntil: number }
  | { readonly kind: "gone" };

/** Reads the state of a link without changing anything. */
export async function stateOfLink(
  { store }: Pick<ActionDependencies, "store">,
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
  return { kind: "used", lead, usedAt: used.used_at, undoUntil: used.used_at + undoTime };
}

/**
 * Carries out the action of a link, once: if it is clicked twice at the same time, the primary key lets only
 * one through.
 */
export async function followLink(
  { store, clock, deliveries, mailHost }: ActionDependencies,
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

/** Undoes the action of a link and makes the link usable again. Mails that have already left stay sent. */
export async function undoLink(
  { store, clock, mailHost }: Omit<ActionDependencies, "deliveries">,
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
    // The lead has been changed since by someone else; that change wins.
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

/** Carries out each action and returns what undoes it. */
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
    return { ...nothing, retried: await retryDeliveries(store, now, [lead.id]) };
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

/** Removes deliveries that have not been attempted yet and returns their kinds. */
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
