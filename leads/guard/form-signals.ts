import { honeypotField } from "#contract/hidden-fields.ts";
import type { Submission } from "#leads/guard/guard.ts";

/** Hidden fields the form sends with and without scripts. */
const hiddenFields = ["language", "idempotencyKey", honeypotField] as const;

/** What the form sends along with a lead: the honeypot and, if scripts ran, how long the page was open. */
export function formSignals(
  body: Record<string, unknown>,
): Pick<Submission, "hiddenField" | "openFor" | "hasFormMarks"> {
  const { [honeypotField]: filledIn, openFor } = body;
  const isTimed = typeof openFor === "number" && openFor >= 0;
  return {
    hiddenField: typeof filledIn === "string" && filledIn.trim() !== "",
    openFor: isTimed ? openFor : null,
    hasFormMarks: isTimed || hiddenFields.every((field) => field in body),
  };
}
