import type { Submission } from "#contact/guard/guard.ts";

/**
 * What the form sends beside a lead: a field nobody sees, named like one that robots like to fill in,
 * and what only scripts can tell: how long the page has been open, and a proof of work where one is asked for.
 */
export function formSignals({
  website,
  openFor,
  altcha,
}: Readonly<Record<string, unknown>>): Pick<Submission, "hiddenField" | "openFor" | "proof"> {
  return {
    hiddenField: typeof website === "string" && website.trim() !== "",
    openFor: typeof openFor === "number" && openFor >= 0 ? openFor : null,
    proof: typeof altcha === "string" && altcha !== "" ? altcha : null,
  };
}
