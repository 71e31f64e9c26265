import type { Clock } from "#contact/clock.ts";
import type { Guard, Submission } from "#contact/guard/guard.ts";
import { leadScore, recipientOf } from "#contact/lead-score.ts";
import { saveLead } from "#contact/store/save-lead.ts";
import type { DeliveryKind, LeadState, Store } from "#contact/store/tables.ts";
import type { Language } from "#src/languages.ts";

/** A checked lead as it arrives, with the key its sender gave it. */
export interface ArrivedLead extends Submission {
  readonly language: Language;
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
 * Judges, scores, routes and stores a lead.
 * @throws where the database cannot write; then nothing is stored.
 */
export async function receiveLead(
  { store, clock, guard, deliveries, mailHost }: ReceivingParts,
  { lead, language, idempotencyKey, ...sending }: ArrivedLead,
): Promise<Receipt> {
  const verdict = await guard.judge({ lead, ...sending });
  if (!verdict.allowed) return { stored: false, retryAfter: verdict.retryAfter };
  const score = leadScore(lead, language);
  const { judgement, solution } = verdict;
  const consequences = (judged: typeof judgement) => ({
    deliveries: judged.state === "accepted" ? deliveries : [],
    judgement: { ...judged, score, recipient: recipientOf(lead, language, score) },
  });
  const saved = await saveLead(store, clock, {
    lead,
    language,
    idempotencyKey,
    mailHost,
    ...consequences(judgement),
    solution: solution && { ...solution, ifUsed: consequences(solution.ifUsed) },
  });
  return { stored: true, state: saved.state };
}
