import type { Kysely } from "kysely";
import type { ContactRequest } from "#contact/message.ts";
import type { Language } from "#src/languages.ts";

/** The database the requests and their mails are kept in; times are milliseconds since 1970, UTC. */
export type Store = Kysely<Tables>;

export interface Tables {
  request: RequestTable;
  mail: MailTable;
  health: HealthTable;
}

export interface RequestTable extends Omit<ContactRequest, "projectType"> {
  /** UUIDv7: ids sort by arrival. */
  id: string;
  created_at: number;
  /** Unique where given: the same key is the same request. */
  idempotency_key: string | null;
  language: Language;
  project_type: ContactRequest["projectType"];
}

export type MailKind = "agency" | "acknowledgement";

/** `dead` mails were refused for good or tried for days; nothing sends them again by itself. */
export type MailState = "pending" | "sent" | "dead";

export interface MailTable {
  id: string;
  request_id: string;
  kind: MailKind;
  /** Fixed once, so that a repeated mail is recognised as the same. */
  message_id: string;
  state: MailState;
  /** How often a worker has taken it. */
  attempts: number;
  next_attempt_at: number;
  /** Until when the worker that took it holds it alone. */
  lease_until: number;
  /** Grows with each claim; only the latest claim may write the outcome. */
  fence: number;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
}

/** One row, written to learn whether the database can be written. */
export interface HealthTable {
  id: number;
  checked_at: number;
}
