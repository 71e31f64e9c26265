import type { Kysely } from "kysely";
import type { Lead } from "#contact/lead.ts";
import type { Language } from "#src/languages.ts";

/** The database the leads and their deliveries are kept in; times are milliseconds since 1970, UTC. */
export type Store = Kysely<Tables>;

export interface Tables {
  lead: LeadTable;
  delivery: DeliveryTable;
  used_solution: UsedSolutionTable;
  health: HealthTable;
}

/** `quarantined` leads are kept and answered like others, but sent to nobody until released. */
export type LeadState = "accepted" | "quarantined";

export interface LeadTable extends Omit<Lead, "projectType"> {
  /** UUIDv7: ids sort by arrival. */
  id: string;
  created_at: number;
  /** Unique where given: the same key is the same lead. */
  idempotency_key: string | null;
  language: Language;
  project_type: Lead["projectType"];
  state: LeadState;
  /** Why it was quarantined, kept after its release; null for a lead nothing spoke against. */
  quarantine_reason: string | null;
  /** How promising the lead is; higher is better. */
  score: number;
  /** Mailbox of the agency the lead was routed to; null for the usual one. */
  recipient: string | null;
  /** The daily mail that told of it as a suspect; null while none has. */
  digest_id: string | null;
}

/** The first two and the webhook tell of a lead; an alarm and a digest stand alone. */
export type DeliveryKind = "agency" | "acknowledgement" | "webhook" | "alarm" | "digest";

/** `dead` deliveries were refused for good or tried for days; nothing sends them again by itself. */
export type DeliveryState = "pending" | "sent" | "dead";

export interface DeliveryTable {
  id: string;
  lead_id: string | null;
  kind: DeliveryKind;
  /** Fixed once, so that a repeated mail is recognised as the same. */
  message_id: string;
  /** Address it goes to where its kind does not say. */
  recipient: string | null;
  /** What it says where that is not made from its lead, as JSON; never personal data. */
  payload: string | null;
  state: DeliveryState;
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
