import { keysOf } from "#contract/reader/records.ts";

/**
 * Points against a lead. Only three signals quarantine a lead on their own, because no genuine person causes them: a
 * flooded mailbox, a flooded network and a text that is almost certainly spam. Any other needs a second signal, so that
 * somebody in a hurry, an office behind one IP address, a program that fills in forms or a casino that wants a website
 * is not quarantined. The keys are stored with the leads.
 */
const points = {
  /** The honeypot field is filled in, as robots do, and some programs that fill in forms. */
  "hidden-field": 7,
  /** The hidden fields of the site's form are missing: somebody posts straight to the endpoint. */
  "no-form": 3,
  /** The form was sent faster than anybody can type. */
  "too-fast": 3,
  /** Many leads from one IP address. */
  "busy-address": 3,
  /** More bytes from one network in a day than people write. */
  "flooded-network": 10,
  /** Several leads from one mailbox, or more than any person would send. */
  "busy-mailbox": 2,
  "flooded-mailbox": 10,
  /** The same message came from another mailbox, too: usually a template. */
  "copied-message": 5,
  /** More links than a lead needs. */
  "some-links": 3,
  "many-links": 5,
  /** Forum markup, which nobody types into a form. */
  markup: 6,
  "link-in-name": 5,
  /** Link shorteners, which hide the destination. */
  "hidden-link": 4,
  /** The classifier finds the text more like spam than like genuine messages, moderately or strongly. */
  "spam-like-text": 5,
  "spam-text": 10,
} as const;

export type SpamSignal = keyof typeof points;

export const spamSignals = keysOf(points);

/** Points from which a lead is marked and its sender gets no acknowledgement (`weak`), or is quarantined (`strong`). */
const thresholds = { weak: 5, strong: 10 } as const;

export type Suspicion = "none" | "weak" | "strong";

export function suspicionOf(signals: SpamSignal[]): Suspicion {
  const sum = signals.reduce((total, signal) => total + points[signal], 0);
  if (sum >= thresholds.strong) return "strong";
  return sum >= thresholds.weak ? "weak" : "none";
}
