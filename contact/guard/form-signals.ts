import type { Submission } from "#contact/guard/guard.ts";

/** Hidden fields the form sends with and without scripts. */
const hiddenFields = ["language", "idempotencyKey", "website"] as const;

/**
 * What the form sends beside a lead: a field nobody sees, named like one that robots like to fill in, and what only
 * scripts can tell: how long the page has been open.
 */
export function formSignals(
  body: Readonly<Record<string, unknown>>,
): Pick<Submission, "hiddenField" | "openFor" | "hasFormMarks"> {
  const { website, openFor } = body;
  const isTimed = typeof openFor === "number" && openFor >= 0;
  return {
    hiddenField: typeof website === "string" && website.trim() !== "",
    openFor: isTimed ? openFor : null,
    hasFormMarks: isTimed || hiddenFields.every((field) => field in body),
  };
}
