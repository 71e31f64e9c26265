import { createHash } from "node:crypto";
import type { Clock } from "#contact/clock.ts";
import type { Lead } from "#contact/lead.ts";
import { type LeadOrigin, storedSource, unknownOrigin } from "#contact/lead-origin.ts";
import { deliveryRow } from "#contact/store/delivery-row.ts";
import type { DeliveryKind, LeadTable, Store } from "#contact/store/tables.ts";
import { timeOrderedId } from "#contact/store/time-ordered-id.ts";
import { leadFields } from "#content/facts/contact-form.ts";
import type { Language } from "#src/languages.ts";

export interface NewLead {
  /** The deliveries this lead sends. */
  readonly deliveries: readonly DeliveryKind[];
  /** What the guard and the score said of it; accepted, unscored and unrouted without. */
  readonly judgement?: Judgement;
  readonly lead: Lead;
  readonly language: Language;
  /** What brought its sender to the form; nothing is known without. */
  readonly origin?: LeadOrigin;
  /**
   * The sender's own key: the same words under the same key are one lead. Without a key each lead
   * is a new one.
   */
  readonly idempotencyKey: string | null;
  /** Host in the deliveries' Message-IDs. */
  readonly mailHost: string;
}

/** What is stored beside a lead's words. */
export type Judgement = Pick<LeadTable, "state" | "signals" | "score" | "recipient">;

const unjudged: Judgement = { state: "accepted", signals: null, score: 0, recipient: null };

export interface SavedLead extends Judgement {
  readonly id: string;
  /** Whether it was stored now; otherwise it was already known and all else is as it was then. */
  readonly isNew: boolean;
}

/**
 * Stores a lead and its outgoing deliveries in one transaction; both are on disk when it returns.
 * A lead that is already stored under its key changes nothing; other words under a known key are a
 * lead of their own, for nobody is told that something is stored which is not.
 * @throws where the database cannot write; then nothing is stored.
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
    judgement = unjudged,
  }: NewLead,
): Promise<SavedLead> {
  const now = clock.now();
  const { projectType, ...fields } = lead;
  return store.transaction().execute(async (transaction) => {
    const row: LeadTable = {
      id: timeOrderedId(),
      created_at: now,
      idempotency_key: idempotencyKey,
      language,
      project_type: projectType,
      ...fields,
      ...judgement,
      digest_id: null,
      verdict: null,
      answered_at: null,
      reminder_id: null,
      erase_at: null,
      service: origin.service,
      promise: origin.promise,
      source: storedSource(origin.source),
    };
    const stored = await addOrFind(transaction, row);
    const { id, state, signals, score, recipient } = stored;
    const isNew = id === row.id;
    if (isNew && deliveries.length > 0) {
      await transaction
        .insertInto("delivery")
        .values(deliveries.map((kind) => deliveryRow({ kind, leadId: id, mailHost, now })))
        .execute();
    }
    return { id, state, signals, score, recipient, isNew };
  });
}

/** Adds a lead, or finds the one that was stored under its key with the same words. */
async function addOrFind(transaction: Store, row: LeadTable): Promise<LeadTable> {
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
  const [words, knownWords] = [wordsOf(row), wordsOf(known)];
  if (words === knownWords) return known;
  const key = createHash("sha256").update(`${row.idempotency_key} ${words}`).digest("base64url");
  return addOrFind(transaction, { ...row, idempotency_key: key });
}

/** What a lead says, as one text. */
function wordsOf({ language, project_type, ...row }: LeadTable): string {
  return JSON.stringify([
    language,
    project_type,
    ...leadFields.map((field) => (field === "projectType" ? "" : row[field])),
  ]);
}
