import { randomUUIDv7 } from "node:crypto";
import type { Clock } from "#contact/clock.ts";
import type { ContactRequest } from "#contact/message.ts";
import type { MailKind, Store } from "#contact/store/tables.ts";
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
}

/**
 * Stores a request and its outgoing mails in one transaction; both are on disk when it returns.
 * A request whose key is already stored changes nothing.
 * @throws where the database cannot write; then nothing is stored.
 */
export async function saveRequest(
  store: Store,
  clock: Clock,
  { request, language, idempotencyKey, mails, mailHost }: NewRequest,
): Promise<void> {
  const now = clock.now();
  const id = randomUUIDv7();
  const { projectType, ...fields } = request;
  await store.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto("request")
      .values({
        id,
        created_at: now,
        idempotency_key: idempotencyKey,
        language,
        project_type: projectType,
        ...fields,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) return;
    await transaction
      .insertInto("mail")
      .values(
        mails.map((kind) => {
          const mail = randomUUIDv7();
          return {
            id: mail,
            request_id: id,
            kind,
            message_id: `<${mail}@${mailHost}>`,
            state: "pending" as const,
            attempts: 0,
            next_attempt_at: now,
            lease_until: 0,
            fence: 0,
            last_error: null,
            created_at: now,
            sent_at: null,
          };
        }),
      )
      .execute();
  });
}
