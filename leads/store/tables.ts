import { type GeneratedAlways, type Kysely, sql } from "kysely";
import type { LeadColumns } from "#contract/lead/lead-fields.ts";
import type { LeadAction } from "#leads/store/lead-actions.ts";

/** Database of leads and deliveries; all times are milliseconds since 1970, UTC. */
export type Store = Kysely<Tables>;

/** Requests that somebody waits for are urgent; mails and housekeeping are ordinary. */
export type Priority = "urgent" | "ordinary";

/** Two views of one database; statements through the urgent one go first. */
export type StoreByPriority = Record<Priority, Store>;

export interface Tables {
  lead: StoredLead & { status: GeneratedAlways<string> };
  /** Search words of a lead, without case and accents. In a table of their own, so that a search reads nothing else. */
  lead_search: { lead_id: string; words: string };
  lead_change: LeadChangeTable;
  delivery: DeliveryTable;
  desk_key: DeskKeyTable;
  /** Secrets, generated once and shared by all servers. */
  secret: { name: string; value: string };
  /** Single row: the last day, in UTC, on which old leads were erased. */
  retention: { id: number; day: string };
  /** Single row, written to check that the database is writable. */
  health: { id: number; checked_at: number };
}

/** Senders of `quarantined` leads get the same answer as others, but the leads are sent to nobody until released. */
export type LeadState = "accepted" | "quarantined";

/**
 * The columns of a lead that the program writes; `LeadTable` adds the one that the database computes. Keys are strings,
 * because the site may have dropped what they name; `leads/text/stored-keys.ts` has their labels.
 */
export interface StoredLead extends LeadColumns {
  /** UUIDv7; ids sort by arrival. */
  id: string;
  created_at: number;
  /** Hash of the sender's key and the content; unique if set. */
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
  /** The service that the sender came for; null if the form did not say. */
  service: string | null;
  /** What the button that the sender came by promised; null if the form did not say. */
  promise: string | null;
  /** Where the visit came from, as JSON (`leads/store/lead-source.ts`); null if the form did not say. */
  source: string | null;
  /** Answers in the fields that the site adds, as JSON (`leads/store/lead-extra.ts`); null if it added none. */
  extra: string | null;
}

export interface LeadTable extends StoredLead {
  /** How far the agency is with the lead; the database computes it from other columns. */
  status: string;
}

/** The kind of a digest. What is stored has an older name: this kind, and the column `gathered_id`. */
export const digestKind = "gathered";

/**
 * About one lead: `agency`, the mail that the agency replies to, `suspect`, which asks whether a lead is genuine,
 * `acknowledgement`, the mail to the visitor, and `webhook`. Others: the digest of leads beyond the hourly limit of a
 * mailbox, `daily`, and `sign-in`, which brings a link to the desk.
 */
export type DeliveryKind =
  | "agency"
  | "suspect"
  | typeof digestKind
  | "acknowledgement"
  | "webhook"
  | "daily"
  | "sign-in";

/** A lane: its deliveries do not wait for those of other lanes. */
export type Lane = "sign-in" | "agency" | "acknowledgement" | "webhook";

export interface DeliveryTable {
  id: string;
  lead_id: string | null;
  kind: DeliveryKind;
  lane: Lane;
  /**
   * The mailbox of the agency that it goes to; empty for the visitor's mail and the webhook, and in rows of old
   * versions.
   */
  recipient: string;
  /** Never changes, so that mail programs recognise a repeated mail as the same. */
  message_id: string;
  /**
   * `dead`: refused for good, or retried for days without success; only a person has it sent again. `void`: there was
   * nothing left to send.
   */
  state: "pending" | "sent" | "dead" | "void";
  /** Lower numbers go first (`leads/store/delivery-row.ts`). */
  priority: number;
  attempts: number;
  next_attempt_at: number;
  /** Until when a process has claimed it; 0 if none has, or the last one has recorded an outcome. */
  lease_until: number;
  /** Fencing token: grows with each claim, and only the latest claim may record the outcome. */
  fence: number;
  last_error: string | null;
  created_at: number;
  /** When it was first refused since it was queued, or since somebody had it sent again; null if it has not been. */
  refused_at: number | null;
  sent_at: number | null;
  /** The daily mail that reported its failure, null if none has; for a daily mail, the first one of its day. */
  daily_id: string | null;
  /** The digest that contains its lead; null if the lead has a mail of its own. */
  gathered_id: string | null;
}

/** States as SQL literals, because SQLite uses a partial index only if the condition is not a parameter. */
export const sqlLiteral = { pending: sql.lit("pending" as const), sent: sql.lit("sent" as const) } as const;

/** Who acts on a lead: a mailbox that is signed in at the desk, or `link` for a mailed link. */
export type Actor = string;

/** An action on a lead, or a note; erased with the lead. */
export interface LeadChangeTable {
  /** UUIDv7. */
  id: string;
  lead_id: string;
  at: number;
  who: Actor;
  action: LeadAction | "note";
  note: string | null;
}

/** A key to the desk, of which only the hash is stored. */
export interface DeskKeyTable {
  hash: string;
  /** A `link` opens one `session`, and makes the `browser` in which it is used a known one. */
  kind: "link" | "session" | "browser";
  /** The mailbox that the link was sent to. The program calls it `mailbox` (`leads/desk/desk-keys.ts`). */
  address: string;
  created_at: number;
  used_at: number;
  /** For a link, the hashes of the browsers that may use it, separated by spaces; null for other keys. */
  browser: string | null;
  /** For a link, the delivery that sends it; null for other keys. */
  delivery_id: string | null;
}
