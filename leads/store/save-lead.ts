import { createHash, randomUUIDv7 } from "node:crypto";
import type { Language } from "#contract/languages/languages.ts";
import { columnsOf, extraFields, type Lead } from "#contract/lead/lead-fields.ts";
import type { Clock } from "#leads/clock.ts";
import { deliveriesTo, deliveryRow } from "#leads/store/delivery-row.ts";
import { storedExtra } from "#leads/store/lead-extra.ts";
import { type LeadSource, storedSource } from "#leads/store/lead-source.ts";
import { searchWords } from "#leads/store/search-words.ts";
import type { DeliveryKind, Store, StoredLead } from "#leads/store/tables.ts";

/** What brought the visitor to the form. */
export interface LeadOrigin {
  service: StoredLead["service"];
  buttonPromise: string | null;
  source: LeadSource;
}

export interface NewLead {
  /** Whether search words are stored, too; if left out, they are. */
  isSearchable?: boolean;
  deliveries: readonly DeliveryKind[];
  /** Mailboxes of the agency, each of which gets a mail of its own. */
  mailboxes: readonly string[];
  assessment: Assessment;
  lead: Lead;
  language: Language;
  origin: LeadOrigin;
  /** Key of the sender: the same message with the same key is one lead. */
  idempotencyKey: string | null;
}

/** What the program makes of a lead. */
export type Assessment = Pick<StoredLead, "state" | "signals" | "score" | "recipient">;

/**
 * Stores a lead and its deliveries in one transaction; both are on disk when it resolves. A lead that is stored already
 * under its key stays unchanged.
 * @throws if the database cannot write; nothing is stored then.
 */
export function saveLead(store: Store, clock: Clock, newLead: NewLead) {
  return store.transaction().execute((transaction) => insertLead(transaction, clock.now(), newLead));
}

/** Stores a lead and its deliveries within a transaction. */
export async function insertLead(transaction: Store, now: number, newLead: NewLead) {
  const { lead, language, origin, mailboxes, assessment, isSearchable = true } = newLead;
  const row = {
    id: randomUUIDv7(),
    created_at: now,
    idempotency_key: submissionKey(newLead),
    language,
    ...columnsOf(lead),
    ...assessment,
    service: origin.service,
    promise: origin.buttonPromise,
    source: storedSource(origin.source),
    extra: storedExtra(lead),
  };
  const { id, state } = row;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("lead")
    .values(row)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .executeTakeFirst();
  const earlierLead = numInsertedOrUpdatedRows === 0n ? await findSavedLead(transaction, newLead) : null;
  if (earlierLead) return earlierLead;
  await transaction
    .insertInto("lead_search")
    .values({ lead_id: id, words: isSearchable ? searchWords(row) : "" })
    .execute();
  const deliveries = deliveriesTo(mailboxes, newLead.deliveries);
  if (deliveries.length > 0) {
    await transaction
      .insertInto("delivery")
      .values(deliveries.map((delivery) => deliveryRow({ ...delivery, leadId: id, now })))
      .execute();
  }
  return { id, state };
}

type SentLead = Pick<NewLead, "lead" | "language" | "idempotencyKey">;

/** Finds a lead with the same key and content; null if there is none. */
export async function findSavedLead(
  store: Store,
  sent: SentLead,
): Promise<Pick<StoredLead, "id" | "state"> | null> {
  const key = submissionKey(sent);
  if (key === null) return null;
  const row = store.selectFrom("lead").select(["id", "state"]).where("idempotency_key", "=", key);
  return (await row.executeTakeFirst()) ?? null;
}

/**
 * A hash of the sender's key and the content. A different message with the same key is a lead of its own: otherwise its
 * sender would be told that it is stored although it is not.
 */
function submissionKey({ lead, language, idempotencyKey }: SentLead): string | null {
  if (idempotencyKey === null) return null;
  const extra = extraFields.map((field) => lead[field]);
  const submission = JSON.stringify([idempotencyKey, language, columnsOf(lead), ...extra]);
  return createHash("sha256").update(submission).digest("base64url");
}
