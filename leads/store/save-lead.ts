import { createHash } from "node:crypto";
import type { Language } from "#contract/languages.ts";
import { columnsOf, type Lead, type LeadColumns, leadOf } from "#contract/lead-fields.ts";
import type { Clock } from "#leads/clock.ts";
import { type LeadOrigin, storedSource, unknownOrigin } from "#leads/lead-origin.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import { searchWords } from "#leads/store/search-words.ts";
import { type DeliveryKind, newLeadColumns, type Store, type StoredLead } from "#leads/store/tables.ts";
import { timeOrderedId } from "#leads/store/time-ordered-id.ts";

export interface NewLead {
  deliveries: readonly DeliveryKind[];
  /** What the program makes of it, its score and route; by default accepted, unscored and unrouted. */
  assessment?: Assessment;
  lead: Lead;
  language: Language;
  /** What brought the sender to the form; unknown by default. */
  origin?: LeadOrigin;
  /** Key chosen by the sender: the same message under the same key is one lead. */
  idempotencyKey: string | null;
  /** Host part of the deliveries' Message-IDs. */
  mailHost: string;
}

/** Stored alongside what the sender wrote. */
export type Assessment = Pick<StoredLead, "state" | "signals" | "score" | "recipient">;

const unassessed: Assessment = { state: "accepted", signals: null, score: 0, recipient: null };

/**
 * Stores a lead and its deliveries in one transaction; both are on disk when it returns. A lead already
 * stored under its key changes nothing. A different message under a known key becomes a lead of its own,
 * because nobody may be told that something is stored when it is not.
 * @throws if the database cannot write; nothing is stored then.
 */
export async function saveLead(
  store: Store,
  clock: Clock,
  {
    lead,
    language,
    idempotencyKey,
    mailHost,
    origin = unknownOrigin,
    deliveries,
    assessment = unassessed,
  }: NewLead,
) {
  const now = clock.now();
  return store.transaction().execute(async (transaction) => {
    const row: StoredLead = {
      id: timeOrderedId(),
      created_at: now,
      idempotency_key: idempotencyKey,
      language,
      ...columnsOf(lead),
      ...assessment,
      ...newLeadColumns,
      service: origin.service,
      promise: origin.promise,
      source: storedSource(origin.source),
    };
    const stored = await addOrFind(transaction, row);
    const { id, state } = stored;
    const isNew = id === row.id;
    if (isNew) {
      await transaction
        .insertInto("lead_search")
        .values({ lead_id: id, words: searchWords(row) })
        .execute();
    }
    if (isNew && deliveries.length > 0) {
      await transaction
        .insertInto("delivery")
        .values(deliveries.map((kind) => deliveryRow({ kind, leadId: id, mailHost, now })))
        .execute();
    }
    // What is not new was stored under its key before; nothing was changed.
    return { id, state, isNew };
  });
}

/** Finds the lead stored under a key with the same content; null if there is none. */
export async function findSavedLead(
  store: Store,
  { lead, language, idempotencyKey }: Pick<NewLead, "lead" | "language" | "idempotencyKey">,
): Promise<Assessment | null> {
  const words = serialize({ ...columnsOf(lead), language });
  for (let key = idempotencyKey; key !== null; key = keyOfOther(key, words)) {
    const known = await store
      .selectFrom("lead")
      .selectAll()
      .where("idempotency_key", "=", key)
      .executeTakeFirst();
    if (!known) return null;
    if (serialize(known) === words) return known;
  }
  return null;
}

/** Key of a different message under a known key. */
function keyOfOther(key: string | null, words: string): string {
  return createHash("sha256").update(`${key} ${words}`).digest("base64url");
}

/** Inserts a lead, or finds the one stored under its key with the same content. */
async function addOrFind(transaction: Store, row: StoredLead): Promise<StoredLead> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("lead")
    .values(row)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) return row;
  const known = await transaction
    .selectFrom("lead")
    .selectAll()
    .where("idempotency_key", "=", row.idempotency_key)
    .executeTakeFirstOrThrow();
  const [words, knownWords] = [serialize(row), serialize(known)];
  if (words === knownWords) return known;
  return addOrFind(transaction, { ...row, idempotency_key: keyOfOther(row.idempotency_key, words) });
}

/** Serialises what the sender wrote, for comparison. */
function serialize(row: LeadColumns & { language: Language }): string {
  return JSON.stringify([row.language, leadOf(row)]);
}
