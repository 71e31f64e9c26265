import type { Submission } from "#contact/guard/guard.ts";

/**
 * What the form sends beside a request: a field nobody sees, named like one that robots like to fill in,
 * and how long the page has been open, which only scripts can tell.
 */
export function formSignals({
  website,
  openFor,
}: Readonly<Record<string, unknown>>): Pick<Submission, "hiddenField" | "openFor"> {
  return {
    hiddenField: typeof website === "string" && website.trim() !== "",
    openFor: typeof openFor === "number" && openFor >= 0 ? openFor : null,
  };
}
