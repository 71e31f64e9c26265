import type { Kysely } from "kysely";
import type { ContactRequest } from "#contact/message.ts";
import type { Language } from "#src/languages.ts";

/** The database the requests and their mails are kept in; times are milliseconds since 1970, UTC. */
export type Store = Kysely<Tables>;

export interface Tables {
  request: RequestTable;
  mail: MailTable;
  used_solution: UsedSolutionTable;
  health: HealthTable;
}

/** `quarantined` requests are kept and answered like others, but sent to nobody until released. */
export type RequestState = "accepted" | "quarantined";

export interface RequestTable extends Omit<ContactRequest, "projectType"> {
  /** UUIDv7: ids sort by arrival. */
  id: string;
  created_at: number;
  /** Unique where given: the same key is the same request. */
  idempotency_key: string | null;
  language: Language;
  project_type: ContactRequest["projectType"];
  state: RequestState;
  /** Why it was quarantined, kept after its release; null for a request nothing spoke against. */
  quarantine_reason: string | null;
  /** How promising the lead is; higher is better. */
  score: number;
  /** Mailbox of the agency the lead was routed to; null for the usual one. */
  recipient: string | null;
  /** The daily mail that told of it as a suspect; null while none has. */
  digest_id: string | null;
}

/** The first two and the webhook tell of a request; an alarm and a digest stand alone. */
export type MailKind = "agency" | "acknowledgement" | "webhook" | "alarm" | "digest";

/** `dead` mails were refused for good or tried for days; nothing sends them again by itself. */
export type MailState = "pending" | "sent" | "dead";

export interface MailTable {
  id: string;
  request_id: string | null;
  kind: MailKind;
  /** Fixed once, so that a repeated mail is recognised as the same. */
  message_id: string;
  /** Address it goes to where its kind does not say. */
  recipient: string | null;
  /** What it says where that is not made from its request, as JSON; never personal data. */
  payload: string | null;
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
  /** The alarm that told of its death; null while none has. */
  alarm_id: string | null;
}

/** Proofs of work that have been handed in: each counts once. */
export interface UsedSolutionTable {
  hash: string;
  expires_at: number;
}

/** One row, written to learn whether the database can be written. */
export interface HealthTable {
  id: number;
  checked_at: number;
}
