import { type GeneratedAlways, type Kysely, sql } from "kysely";
import type { LeadColumns } from "#contract/lead/lead-fields.ts";
import type { LeadAction } from "#leads/store/lead-actions.ts";

/** Database of leads and deliveries; all times are milliseconds since 1970, UTC. */
export type Store = Kysely<Tables>;

/** What somebody waits for is urgent; mails and housekeeping are not. */
export type Priority = "urgent" | "ordinary";

/** Views of one database: what is asked of the urgent one goes first. */
export type StoreByPriority = Record<Priority, Store>;

export interface Tables {
  lead: StoredLead & { status: GeneratedAlways<string> };
  /** What a lead is found by, without case and accents; apart from it, so that a search reads nothing else. */
  lead_search: { lead_id: string; words: string };
  lead_change: LeadChangeTable;
  delivery: DeliveryTable;
  desk_key: DeskKeyTable;
  /** Generated once and shared by the servers of this store. */
  secret: { name: string; value: string };
  /** Single row: the last day, in UTC, on which old leads were erased. */
  retention: { id: number; day: string };
  /** Single row, written to check that the database is writable. */
  health: { id: number; checked_at: number };
}

/** `quarantined` leads get the same response as others, but are sent to nobody until released. */
export type LeadState = "accepted" | "quarantined";

/**
 * What is stored of a lead; what the database makes of it besides is in `LeadTable`. Keys are strings, because the site
 * may have dropped what they name: `leads/text/stored-keys.ts` puts them into words.
 */
export interface StoredLead extends LeadColumns {
  /** UUIDv7; ids sort by arrival. */
  id: string;
  created_at: number;
  /** Made of the sender's key and message; unique if set. */
  idempotency_key: string | null;
  language: string;
  state: LeadState;
  /** Comma-separated signals of a suspicious lead, kept after its release; null otherwise. */
  signals: string | null;
  /** From 0 to 100; higher is more promising. */
  score: number;
  /** Mailboxes the lead was routed to; null for the agency's default ones. */
  recipient: string | null;
  /** Daily mail that listed it as a suspect; null if none has. */
  daily_id: string | null;
  /** Verdict of a person; null if nobody has judged it. */
  verdict: "genuine" | "spam" | null;
  /** When it was marked as answered; null if it has not been. */
  answered_at: number | null;
  /** When to erase it, after an erasure was requested; null otherwise. */
  erase_at: number | null;
  /** Service the sender came for, and what the button promised; null if the form did not say. */
  service: string | null;
  promise: string | null;
  /** Where the visit came from, as JSON (`leads/store/lead-source.ts`); null if the form did not say. */
  source: string | null;
  /**
   * What the sender answered in fields that the site adds, as JSON (`leads/store/lead-extra.ts`); null if it added
   * none.
   */
  extra: string | null;
}

export interface LeadTable extends StoredLead {
  /** How far the agency is with it, whoever did what in which order: a column that the database computes. */
  status: string;
}

/**
 * `agency` is the mail to reply to, `suspect` the one that asks whether a lead is genuine, `acknowledgement` the
 * visitor's. These and `webhook` belong to one lead; `daily`, `sign-in`, a link to the desk, and `gathered`, a digest
 * of leads beyond the hourly limit of a mailbox, stand alone.
 */
export type DeliveryKind =
  | "agency"
  | "suspect"
  | "gathered"
  | "acknowledgement"
  | "webhook"
  | "daily"
  | "sign-in";

/** Deliveries that do not wait for those of another lane. */
export type Lane = "sign-in" | "agency" | "acknowledgement" | "webhook";

export interface DeliveryTable {
  id: string;
  lead_id: string | null;
  kind: DeliveryKind;
  /** Deliveries of other lanes do not wait for it (`leads/store/delivery-row.ts`). */
  lane: Lane;
  /**
   * The one mailbox of the agency that it goes to; empty for the visitor's mail and the webhook, and before there were
   * several rows.
   */
  recipient: string;
  /** Never changes, so that a repeated mail is recognised as the same. */
  message_id: string;
  /**
   * `dead` ones were rejected for good or retried for days; they are not retried automatically. Of `void` ones there
   * was nothing left to send.
   */
  state: "pending" | "sent" | "dead" | "void";
  /** Lower ones go first (`leads/store/delivery-row.ts`). */
  priority: number;
  attempts: number;
  next_attempt_at: number;
  /** Until when a process has it to itself; 0 if none has tried it, or the last one has recorded an outcome. */
  lease_until: number;
  /** Fencing token: grows with each claim, and only the latest claim may record the outcome. */
  fence: number;
  last_error: string | null;
  created_at: number;
  /** When it was first refused since it was queued or sent again by hand; null if it has not been. */
  refused_at: number | null;
  sent_at: number | null;
  /** Daily mail that told of its failure, null if none has; for a daily mail, the first one of its day. */
  daily_id: string | null;
  /** The digest, of kind `gathered`, that this one's lead is mailed with; null if it has a mail of its own. */
  gathered_id: string | null;
}

/** As literals, because SQLite uses no partial index for a condition on a parameter. */
export const sqlLiteral = { pending: sql.lit("pending" as const), sent: sql.lit("sent" as const) } as const;

/** The mailbox of somebody at the desk, or `link` for a link in a mail. */
export type Actor = string;

/** Something that was done with a lead, or a note on it; erased with the lead. */
export interface LeadChangeTable {
  /** UUIDv7. */
  id: string;
  lead_id: string;
  at: number;
  who: Actor;
  action: LeadAction | "note";
  note: string | null;
}

/** A key to the desk; only its hash is kept. */
export interface DeskKeyTable {
  hash: string;
  /** A `link` opens one `session`, and makes the `browser` that it is used in known. */
  kind: "link" | "session" | "browser";
  /** The mailbox that the link was sent to. The program calls it `mailbox` (`leads/desk/desk-keys.ts`). */
  address: string;
  created_at: number;
  used_at: number;
  /** Hashes of the keys of the browsers that asked for a link, which alone may use it, in one text; null for others. */
  browser: string | null;
  /** Delivery that sends a link; null for others. */
  delivery_id: string | null;
}
