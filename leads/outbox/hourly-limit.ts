import { hour, minute } from "#contract/formats/milliseconds.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import {
  type DeliveryKind,
  type DeliveryTable,
  digestKind,
  type LeadTable,
  type Store,
  sqlLiteral,
} from "#leads/store/tables.ts";

/**
 * The hourly limit of a mailbox: how many mails about single leads it gets. Ordinary mailboxes accept 500 to 2,000
 * mails a day.
 */
export const mailsPerHour = 60;

/**
 * A mailbox at its limit gets one digest per interval, in milliseconds; intervals begin at whole multiples on the
 * clock.
 */
export const digestInterval = 10 * minute;

/**
 * Maximum number of leads per digest, so that mail programs show all of it, and of digests per transaction, so that it
 * stays short.
 */
const digestLimits = { leads: 80, mails: 5 } as const;

/** The kinds of delivery that count against the limit and can go into digests. */
export const aboutOneLead: DeliveryKind[] = ["agency", "suspect"];

export function isAboutOneLead(kind: DeliveryKind): boolean {
  return aboutOneLead.includes(kind);
}

/** Number of mails about leads that a mailbox has been sent within the last hour, digests included. */
export async function mailsInLastHour(store: Store, recipient: string, now: number): Promise<number> {
  const { count } = await store
    .selectFrom("delivery")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("lane", "=", "agency")
    .where("state", "=", sqlLiteral.sent)
    .where("gathered_id", "is", null)
    .where("sent_at", ">", now - hour)
    .where("recipient", "=", recipient)
    .where("kind", "in", [...aboutOneLead, digestKind])
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Puts the waiting leads of a mailbox at its limit into digests. Leads of earlier intervals go into digests that are
 * due at once, and leads of the current interval wait for its end. Their own deliveries stay pending until the digest
 * is sent.
 */
export async function queueDigests(store: Store, recipient: string, now: number): Promise<void> {
  const intervalStart = Math.floor(now / digestInterval) * digestInterval;
  await updateUnclaimed(store, recipient)
    .set({ next_attempt_at: intervalStart + digestInterval })
    .where("created_at", ">=", intervalStart)
    .where("next_attempt_at", "<=", now)
    .execute();
  for (let count = 0; count < digestLimits.mails; count += 1) {
    const digest = deliveryRow({ kind: digestKind, leadId: null, recipient, now });
    const { numUpdatedRows } = await updateUnclaimed(store, recipient)
      .set({ gathered_id: digest.id })
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("delivery")
          .select("id")
          .where("lane", "=", "agency")
          .where("priority", "=", digest.priority)
          .where("state", "=", sqlLiteral.pending)
          .where("gathered_id", "is", null)
          .where("kind", "in", aboutOneLead)
          .where("recipient", "=", recipient)
          .where("lease_until", "=", 0)
          .where("created_at", "<", intervalStart)
          .orderBy("next_attempt_at")
          .limit(digestLimits.leads),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await store.insertInto("delivery").values(digest).execute();
    if (numUpdatedRows < digestLimits.leads) return;
  }
}

/**
 * Begins an update of deliveries about single leads that no server has claimed. A delivery whose claim has expired may
 * have arrived, so it is repeated unchanged and never goes into a digest.
 */
function updateUnclaimed(store: Store, recipient: string) {
  return store
    .updateTable("delivery")
    .where("lane", "=", "agency")
    .where("state", "=", sqlLiteral.pending)
    .where("gathered_id", "is", null)
    .where("kind", "in", aboutOneLead)
    .where("recipient", "=", recipient)
    .where("lease_until", "=", 0);
}

/** Records the outcome of a digest for the deliveries of its leads. */
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

/** Removes the leads from a digest, so that each gets a mail of its own again. */
export async function dissolveDigest(store: Store, id: string): Promise<void> {
  await store
    .updateTable("delivery")
    .set({ gathered_id: null })
    .where("gathered_id", "=", id)
    .where("state", "=", "pending")
    .execute();
}

/** Reads the leads of a digest, oldest first, without those that have been erased or marked as spam since. */
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
