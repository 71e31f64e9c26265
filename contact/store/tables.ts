import type { Kysely } from "kysely";
import type { Lead } from "#contact/lead.ts";
import type { Promised } from "#content/facts/promised.ts";
import type { ServiceKey } from "#content/facts/services.ts";
import type { Language } from "#src/languages.ts";

/** The database the leads and their deliveries are kept in; times are milliseconds since 1970, UTC. */
export type Store = Kysely<Tables>;

export interface Tables {
  lead: LeadTable;
  delivery: DeliveryTable;
  used_link: UsedLinkTable;
  secret: SecretTable;
  retention: RetentionTable;
  health: HealthTable;
}

/** What a person of the agency has said a lead is. */
export type LeadVerdict = "sincere" | "spam";

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
  /** What speaks against it, separated by commas, kept after its release; null where nothing does. */
  signals: string | null;
  /** How promising the lead is; higher is better. */
  score: number;
  /** Mailbox of the agency the lead was routed to; null for the usual one. */
  recipient: string | null;
  /** The daily mail that told of it as a suspect; null while none has. */
  digest_id: string | null;
  /** What a person said of it; null while nobody has. */
  verdict: LeadVerdict | null;
  /** When somebody marked it as answered; null while nobody has. */
  answered_at: number | null;
  /** The mail that named it as not answered in time; null while none has. */
  reminder_id: string | null;
  /** From when on it is erased, because somebody asked for that; null where nobody has. */
  erase_at: number | null;
  /** The service its sender came for, and what a button had promised; null where the form did not say. */
  service: ServiceKey | null;
  promise: Promised | null;
  /** Where the visit began, as JSON (`contact/lead-origin.ts`); null where the form did not say. */
  source: string | null;
}

/**
 * `agency` is the mail one replies to, `triage` the one beside it that holds what a reply must not quote, and
 * `acknowledgement` the visitor's receipt. These and the webhook tell of one lead; the others stand alone.
 */
export type DeliveryKind =
  | "agency"
  | "triage"
  | "acknowledgement"
  | "webhook"
  | "alarm"
  | "digest"
  | "reminder"
  | "summary";

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

/** Links of mails that have been used: each acts once. */
export interface UsedLinkTable {
  id: string;
  lead_id: string;
  used_at: number;
  expires_at: number;
  /** What undoes it, as JSON. */
  undo: string;
}

/** What only the servers of this store know, drawn once. */
export interface SecretTable {
  name: string;
  value: string;
}

/** One row: what retention knows of the clock. */
export interface RetentionTable {
  id: number;
  ran_at: number;
  /** Since when no run has found the clock far from where the one before had left it. */
  steady_since: number;
}

/** One row, written to learn whether the database can be written. */
export interface HealthTable {
  id: number;
  checked_at: number;
}
