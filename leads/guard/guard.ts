import { extraFields, fieldSpecs, type Lead } from "#contract/lead/lead-fields.ts";
import { createSendingLimits, type SendingLimitsOptions } from "#leads/guard/sending-limits.ts";
import { type SpamSignal, type Suspicion, suspicionOf } from "#leads/guard/signals.ts";
import { spamTraits } from "#leads/guard/spam-traits.ts";
import { type TokenCounts, textSignal } from "#leads/guard/text-classifier.ts";

export interface Submission {
  lead: Lead;
  language: string;
  /** The visitor's IP address; null if unknown. */
  ip: string | null;
  /** Whether the honeypot field was filled in. */
  hiddenField: boolean;
  /** Milliseconds the page had been open; null if the form was sent without scripts. */
  openFor: number | null;
  /** Whether the fields that the site's own form adds are present. */
  hasFormMarks: boolean;
}

type GuardResult =
  | {
      allowed: true;
      suspicion: Suspicion;
      signals: SpamSignal[];
      /** Whether search words may be stored for the lead. */
      isSearchable: boolean;
      isAcknowledgementDue: boolean;
    }
  /** Too many leads from one sender; `retryAfter` is in seconds. */
  | { allowed: false; retryAfter: number };

export type Guard = ReturnType<typeof createGuard>;

export interface GuardDependencies extends SendingLimitsOptions {
  /** Token counts of the leads that the agency has judged so far. */
  corrections?: () => Promise<TokenCounts | null>;
}

/** Milliseconds within which nobody can open the page, fill in seven fields and send them. */
const fastest = 3_000;

/** Judges leads before they are stored; never discards one. */
export function createGuard({ corrections, ...options }: GuardDependencies) {
  const limits = createSendingLimits(options);
  return {
    mayBeLookedUp: limits.mayBeLookedUp,
    async assess({ lead: typedLead, ip, ...submission }: Submission): Promise<GuardResult> {
      const lead = { ...typedLead, message: wholeText(typedLead) };
      // Counted first: judging the text takes longer.
      const sending = limits.countLead(lead, ip);
      if (sending.retryAfter !== null) return { allowed: false, retryAfter: sending.retryAfter };
      const text = textSignal(lead, submission.language, (await corrections?.()) ?? null);
      const signals = [
        ...formSignals(submission),
        ...spamTraits(lead),
        ...(text ? [text] : []),
        ...sending.signals,
      ];
      const suspicion = suspicionOf(signals);
      return {
        allowed: true,
        suspicion,
        signals,
        isSearchable: sending.isSearchable,
        isAcknowledgementDue: suspicion === "none" && limits.countAcknowledgement(lead.email, ip),
      };
    },
  };
}

function formSignals({
  hiddenField,
  hasFormMarks,
  openFor,
}: Pick<Submission, "hiddenField" | "hasFormMarks" | "openFor">): SpamSignal[] {
  const signals: SpamSignal[] = [];
  if (hiddenField) signals.push("hidden-field");
  if (!hasFormMarks) signals.push("no-form");
  if (openFor !== null && openFor < fastest) signals.push("too-fast");
  return signals;
}

/** The message and the text typed in the fields that the site adds, which are judged together. */
function wholeText(lead: Lead): string {
  const textFields = extraFields.filter((field) => !("options" in fieldSpecs[field]));
  return [lead.message, ...textFields.map((field) => lead[field])].filter(Boolean).join("\n");
}
