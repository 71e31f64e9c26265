import { deliveryRow } from "#leads/store/delivery-row.ts";
import { type DeliveryKind, type DeliveryTable, literal, type Store } from "#leads/store/tables.ts";

/** Mails about leads that a mailbox gets one by one within an hour; ordinary ones take 500 to 2,000 mails a day. */
export const mailsPerHour = 60;

const hour = 3_600_000;

/** What comes while a mailbox is at its ceiling is gathered for so long, in milliseconds, counted by the clock. */
export const gatheringTime = 10 * 60_000;

/** Leads in one mail, so that mail programs show all of it, and mails made in one transaction, so that it stays short. */
const gatheringLimits = { leads: 80, mails: 5 } as const;

/** What is gathered. */
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
 * For a mailbox at its ceiling: gathers the leads of earlier gathering times in few mails, which are due at once, and
 * puts off the newer ones. The gathered deliveries stay pending until their mail is sent.
 */
export async function gatherLeads(store: Store, recipient: string, now: number): Promise<void> {
  const began = Math.floor(now / gatheringTime) * gatheringTime;
  await waiting(store, recipient)
    .set({ next_attempt_at: began + gatheringTime })
    .where("created_at", ">=", began)
    .where("next_attempt_at", "<=", now)
    .execute();
  for (let mails = 0; mails < gatheringLimits.mails; mails += 1) {
    const mail = deliveryRow({ kind: "gathered", leadId: null, recipient, now });
    const { numUpdatedRows } = await waiting(store, recipient)
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
          .where("created_at", "<", began)
          .orderBy("next_attempt_at")
          .limit(gatheringLimits.leads),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await store.insertInto("delivery").values(mail).execute();
    if (numUpdatedRows < gatheringLimits.leads) return;
  }
}

/**
 * Changes deliveries about single leads that nobody is working on. Those of a process that died with them, or had to let
 * them go, may have arrived, so they come again as they were.
 */
function waiting(store: Store, recipient: string) {
  return store
    .updateTable("delivery")
    .where("lane", "=", "agency")
    .where("state", "=", literal.pending)
    .where("gathered_id", "is", null)
    .where("kind", "in", aboutOneLead)
    .where("recipient", "=", recipient)
    .where("lease_until", "=", 0);
}

/** Gives the leads of a gathered mail its outcome, once it has one. */
export async function settleGathered(
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

/** Lets each lead of a gathered mail go its own way again. */
export async function scatterLeads(store: Store, id: string): Promise<void> {
  await store
    .updateTable("delivery")
    .set({ gathered_id: null })
    .where("gathered_id", "=", id)
    .where("state", "=", "pending")
    .execute();
}
