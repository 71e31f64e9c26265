import type { Clock } from "#contact/clock.ts";
import type { Guard, Submission } from "#contact/guard/guard.ts";
import { leadScore, recipientOf } from "#contact/lead-score.ts";
import { saveRequest } from "#contact/store/save-request.ts";
import type { MailKind, RequestState, Store } from "#contact/store/tables.ts";
import type { Language } from "#src/languages.ts";

/** A checked request as it arrives, with the key its sender gave it. */
export interface ArrivedRequest extends Submission {
  readonly language: Language;
  readonly idempotencyKey: string | null;
}

export type Receipt =
  /** On disk. The score is the one of the first time where the key was known. */
  | { readonly stored: true; readonly state: RequestState; readonly score: number }
  /** Too many from one address: it may try again, after so many seconds. */
  | { readonly stored: false; readonly retryAfter: number };

export interface ReceivingParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly guard: Guard;
  /** What an accepted request sends; a suspect sends nothing until it is released. */
  readonly mails: readonly MailKind[];
  readonly mailHost: string;
}

/**
 * Judges, scores, routes and stores a request.
 * @throws where the database cannot write; then nothing is stored.
 */
export async function receiveRequest(
  { store, clock, guard, mails, mailHost }: ReceivingParts,
  { request, language, idempotencyKey, ...sending }: ArrivedRequest,
): Promise<Receipt> {
  const verdict = await guard.judge({ request, ...sending });
  if (!verdict.allowed) return { stored: false, retryAfter: verdict.retryAfter };
  const score = leadScore(request, language);
  const { judgement, solution } = verdict;
  const consequences = (judged: typeof judgement) => ({
    mails: judged.state === "accepted" ? mails : [],
    judgement: { ...judged, score, recipient: recipientOf(request, language, score) },
  });
  const saved = await saveRequest(store, clock, {
    request,
    language,
    idempotencyKey,
    mailHost,
    ...consequences(judgement),
    solution: solution && { ...solution, ifUsed: consequences(solution.ifUsed) },
  });
  return { stored: true, state: saved.state, score: saved.score };
}
