import type { Clock } from "#contact/clock.ts";
import type { Guard, Submission } from "#contact/guard/guard.ts";
import type { Suspicion } from "#contact/guard/signals.ts";
import type { LeadOrigin } from "#contact/lead-origin.ts";
import { leadScore, recipientOf } from "#contact/lead-score.ts";
import { saveLead } from "#contact/store/save-lead.ts";
import type { DeliveryKind, LeadState, Store } from "#contact/store/tables.ts";
import type { Language } from "#src/languages.ts";

/** A checked lead as it arrives, with the key its sender gave it. */
export interface ArrivedLead extends Submission {
  readonly language: Language;
  readonly origin: LeadOrigin;
  readonly idempotencyKey: string | null;
}

export type Receipt =
  /** On disk. */
  | { readonly stored: true; readonly state: LeadState }
  /** Too many from one address: it may try again, after so many seconds. */
  | { readonly stored: false; readonly retryAfter: number };

export interface ReceivingParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly guard: Guard;
  /** What an accepted lead sends; a suspect sends nothing until it is released. */
  readonly deliveries: readonly DeliveryKind[];
  readonly mailHost: string;
}

/**
 * Judges, scores, routes and stores a lead. One that looks a little like spam reaches the agency at once, marked, and
 * its sender gets no receipt; one that looks very much like it waits until somebody has seen it.
 * @throws where the database cannot write; then nothing is stored.
 */
export async function receiveLead(
  { store, clock, guard, deliveries, mailHost }: ReceivingParts,
  { lead, idempotencyKey, origin, ...sending }: ArrivedLead,
): Promise<Receipt> {
  const verdict = await guard.judge({ lead, ...sending });
  if (!verdict.allowed) return { stored: false, retryAfter: verdict.retryAfter };
  const { suspicion, signals, isReceiptDue } = verdict;
  const { language } = sending;
  const score = leadScore(lead);
  const outgoing: Readonly<Record<Suspicion, readonly DeliveryKind[]>> = {
    none: deliveries.filter((kind) => isReceiptDue || kind !== "acknowledgement"),
    weak: ["triage"],
    strong: [],
  };
  const saved = await saveLead(store, clock, {
    lead,
    language,
    origin,
    idempotencyKey,
    mailHost,
    deliveries: outgoing[suspicion],
    judgement: {
      state: suspicion === "strong" ? "quarantined" : "accepted",
      // A single sign that means nothing alone would only alarm whoever reads it.
      signals: suspicion === "none" ? null : signals.join(", "),
      score,
      recipient: recipientOf(lead, language, score),
    },
  });
  return { stored: true, state: saved.state };
}
