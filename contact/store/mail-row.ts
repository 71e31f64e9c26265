import { randomUUIDv7 } from "node:crypto";
import type { MailKind, MailTable } from "#contact/store/tables.ts";

export interface NewMail {
  readonly kind: MailKind;
  readonly requestId: string | null;
  /** Host in its Message-ID. */
  readonly mailHost: string;
  readonly now: number;
  /** Where given, a second mail of the same id is refused by the database; drawn otherwise. */
  readonly id?: string;
  readonly recipient?: string | null;
  readonly payload?: string | null;
}

/** A mail as it enters the outbox: due at once, claimed by nobody, its Message-ID fixed for good. */
export function mailRow({ kind, requestId, mailHost, now, id, recipient, payload }: NewMail): MailTable {
  const mail = id ?? randomUUIDv7();
  return {
    id: mail,
    request_id: requestId,
    kind,
    message_id: `<${mail}@${mailHost}>`,
    recipient: recipient ?? null,
    payload: payload ?? null,
    state: "pending",
    attempts: 0,
    next_attempt_at: now,
    lease_until: 0,
    fence: 0,
    last_error: null,
    created_at: now,
    sent_at: null,
    alarm_id: null,
  };
}
