import type { Language } from "#contract/languages/languages.ts";
import type { Clock } from "#leads/clock.ts";
import type { Guard, Submission } from "#leads/guard/guard.ts";
import type { Suspicion } from "#leads/guard/signals.ts";
import { type MailboxSettings, mailboxesOf } from "#leads/mailboxes.ts";
import { leadScore, recipientOf } from "#leads/receiving/lead-score.ts";
import { assertFileIntact } from "#leads/store/health.ts";
import { findSavedLead, type LeadOrigin, saveLead } from "#leads/store/save-lead.ts";
import type { DeliveryKind, LeadState, Store } from "#leads/store/tables.ts";

/** A validated lead with its idempotency key. */
export interface IncomingLead extends Submission {
  language: Language;
  origin: LeadOrigin;
  idempotencyKey: string | null;
}

export type ReceiveResult =
  /** Committed to disk. */
  | { stored: true; state: LeadState }
  /** Too many leads from one sender; `retryAfter` is in seconds. */
  | { stored: false; retryAfter: number };

export interface ReceiveDependencies {
  store: Store;
  clock: Clock;
  guard: Guard;
  /** Deliveries of an accepted lead; a quarantined one gets none until it is released. */
  deliveries: readonly DeliveryKind[];
  mailboxes: MailboxSettings;
}

/** Deliveries of an accepted lead: a mail to the agency, and those that are switched on. */
export function deliveryKinds(features: { acknowledgement: boolean; webhook: boolean }): DeliveryKind[] {
  return [
    "agency",
    ...(features.acknowledgement ? ["acknowledgement" as const] : []),
    ...(features.webhook ? ["webhook" as const] : []),
  ];
}

/**
 * Judges, scores, routes and stores a lead. A slightly suspicious lead goes to the agency at once, marked, and its
 * sender gets no acknowledgement; a strongly suspicious lead is quarantined.
 * @throws if the database cannot write; nothing is stored then.
 */
export async function receiveLead(
  { store, clock, guard, deliveries, mailboxes }: ReceiveDependencies,
  { lead, idempotencyKey, origin, ...sending }: IncomingLead,
): Promise<ReceiveResult> {
  // A lead that is sent again, because the answer was lost, must not count against its sender.
  const content = { lead, language: sending.language, idempotencyKey };
  const earlierLead = guard.mayBeLookedUp(sending.ip) ? await findSavedLead(store, content) : null;
  if (earlierLead) {
    await assertFileIntact(store);
    return { stored: true, state: earlierLead.state };
  }
  const result = await guard.assess({ lead, ...sending });
  if (!result.allowed) return { stored: false, retryAfter: result.retryAfter };
  const { suspicion, signals, isSearchable, isAcknowledgementDue } = result;
  const { language } = sending;
  const score = leadScore(lead);
  const recipient = recipientOf(lead, language, score);
  const outgoing: Record<Suspicion, DeliveryKind[]> = {
    none: deliveries.filter((kind) => isAcknowledgementDue || kind !== "acknowledgement"),
    weak: ["suspect"],
    strong: [],
  };
  const savedLead = await saveLead(store, clock, {
    lead,
    language,
    origin,
    idempotencyKey,
    isSearchable,
    deliveries: outgoing[suspicion],
    mailboxes: mailboxesOf(mailboxes, recipient),
    assessment: {
      state: suspicion === "strong" ? "quarantined" : "accepted",
      // A single weak signal would only worry the reader.
      signals: suspicion === "none" ? null : signals.join(", "),
      score,
      recipient,
    },
  });
  return { stored: true, state: savedLead.state };
}
