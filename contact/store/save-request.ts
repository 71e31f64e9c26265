import { randomUUIDv7 } from "node:crypto";
import type { Clock } from "#contact/clock.ts";
import type { ContactRequest } from "#contact/message.ts";
import { mailRow } from "#contact/store/mail-row.ts";
import type { MailKind, RequestTable, Store } from "#contact/store/tables.ts";
import type { Language } from "#src/languages.ts";

export interface NewRequest {
  readonly request: ContactRequest;
  readonly language: Language;
  /** The sender's own key; equal keys are one request. Without a key each request is a new one. */
  readonly idempotencyKey: string | null;
  /** The mails this request sends. */
  readonly mails: readonly MailKind[];
  /** Host in the mails' Message-IDs. */
  readonly mailHost: string;
  /** What the guard and the score said of it; accepted, unscored and unrouted without. */
  readonly judgement?: Judgement;
}

/** What is stored beside a request's words. */
export type Judgement = Pick<RequestTable, "state" | "quarantine_reason" | "score" | "recipient">;

const unjudged: Judgement = { state: "accepted", quarantine_reason: null, score: 0, recipient: null };

export interface SavedRequest extends Judgement {
  readonly id: string;
  /** Whether it was stored now; otherwise its key was already known and all else is as it was then. */
  readonly isNew: boolean;
}

/**
 * Stores a request and its outgoing mails in one transaction; both are on disk when it returns.
 * A request whose key is already stored changes nothing.
 * @throws where the database cannot write; then nothing is stored.
 */
export async function saveRequest(
  store: Store,
  clock: Clock,
  { request, language, idempotencyKey, mails, mailHost, judgement = unjudged }: NewRequest,
): Promise<SavedRequest> {
  const now = clock.now();
  const id = randomUUIDv7();
  const { projectType, ...fields } = request;
  return store.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto("request")
      .values({
        id,
        created_at: now,
        idempotency_key: idempotencyKey,
        language,
        project_type: projectType,
        ...fields,
        ...judgement,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) {
      const known = await transaction
        .selectFrom("request")
        .select(["id", "state", "quarantine_reason", "score", "recipient"])
        .where("idempotency_key", "=", idempotencyKey)
        .executeTakeFirstOrThrow();
      return { ...known, isNew: false };
    }
    if (mails.length > 0) {
      await transaction
        .insertInto("mail")
        .values(mails.map((kind) => mailRow({ kind, requestId: id, mailHost, now })))
        .execute();
    }
    return { id, ...judgement, isNew: true };
  });
}
