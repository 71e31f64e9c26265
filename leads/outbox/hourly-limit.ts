import { hour, minute } from "#contract/formats/milliseconds.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import {
  type DeliveryKind,
  type DeliveryTable,
  type LeadTable,
  literal,
  type Store,
} from "#leads/store/tables.ts";

/**
 * The hourly limit: mails about leads that a mailbox gets one by one; ordinary mailboxes take 500 to 2,000 mails a day.
 */
export const mailsPerHour = 60;

/** A mailbox at its limit gets one digest for each of these intervals, in milliseconds, counted by the clock. */
export const digestInterval = 10 * minute;

/**
 * Leads in one mail, so that mail programs show all of it, and mails made in one transaction, so that it stays short.
 */
const digestLimits = { leads: 80, mails: 5 } as const;

/** The kinds that count against the limit and go into digests. */
export const aboutOneLead: DeliveryKind[] = ["agency", "suspect"];

export function isAboutOneLead(kind: DeliveryKind): boolean {
  return aboutOneLead.includes(kind);
}

/** How many mails about leads a mailbox has been sent within an hour. */
export async function mailsInLastHour(store: Store, recipient: string, now: number): Promise<number> {
  const { count } = await store
    .selectFrom("delivery")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("lane", "=", "agency")
    .where("state", "=", literal.sent)
    .where("gathered_id", "is", null)
    .where("sent_at", ">", now - hour)
    .where("recipient", "=", recipient)
    .where("kind", "in", [...aboutOneLead, "gathered"])
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * For a mailbox at its limit: puts the leads of earlier intervals into few digests, which are due at once, and puts off
 * the newer ones. Their own deliveries stay pending until the digest is sent.
 */
export async function queueDigests(store: Store, recipient: string, now: number): Promise<void> {
  const intervalStart = Math.floor(now / digestInterval) * digestInterval;
  await updateUnclaimed(store, recipient)
    .set({ next_attempt_at: intervalStart + digestInterval })
    .where("created_at", ">=", intervalStart)
    .where("next_attempt_at", "<=", now)
    .execute();
  for (let mails = 0; mails < digestLimits.mails; mails += 1) {
    const mail = deliveryRow({ kind: "gathered", leadId: null, recipient, now });
    const { numUpdatedRows } = await updateUnclaimed(store, recipient)
      .set({ gathered_id: mail.id })
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("delivery")
          .select("id")
          .where("lane", "=", "agency")
          .where("priority", "=", mail.priority)
          .where("state", "=", literal.pending)
          .where("gathered_id", "is", null)
          .where("kind", "in", aboutOneLead)
          .where("recipient", "=", recipient)
          .where("lease_until", "=", 0)
          .where("created_at", "<", intervalStart)
          .orderBy("next_attempt_at")
          .limit(digestLimits.leads),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await store.insertInto("delivery").values(mail).execute();
    if (numUpdatedRows < digestLimits.leads) return;
  }
}

/**
 * Updates deliveries about single leads that no process has claimed. One whose claim has expired may have arrived, so
 * it is repeated as it was and never put into a digest.
 */
function updateUnclaimed(store: Store, recipient: string) {
  return store
    .updateTable("delivery")
    .where("lane", "=", "agency")
    .where("state", "=", literal.pending)
    .where("gathered_id", "is", null)
    .where("kind", "in", aboutOneLead)
    .where("recipient", "=", recipient)
    .where("lease_until", "=", 0);
}

/** Gives the leads of a digest its outcome, once it has one. */
export async function settleDigest(
  store: Store,
  id: string,
  { state, sent_at = null, last_error = null }: Partial<DeliveryTable>,
): Promise<void> {
  if (state !== "sent" && state !== "dead") return;
  await store
    .updateTable("delivery")
    .set({ state, sent_at, last_error })
    .where("gathered_id", "=", id)
    .where("state", "=", "pending")
    .execute();
}

/** Takes the leads out of a digest, so that each gets a mail of its own again. */
export async function dissolveDigest(store: Store, id: string): Promise<void> {
  await store
    .updateTable("delivery")
    .set({ gathered_id: null })
    .where("gathered_id", "=", id)
    .where("state", "=", "pending")
    .execute();
}

/** The leads that a digest is to list, the oldest first, without those erased or marked as spam since. */
export function readDigestLeads(store: Store, id: string): Promise<LeadTable[]> {
  return store
    .selectFrom("lead")
    .selectAll()
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("delivery").select("lead_id").where("gathered_id", "=", id).where("state", "=", "pending"),
    )
    .orderBy("id")
    .execute();
}
