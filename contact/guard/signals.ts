import type { SpamSignal } from "#content/facts/spam-signals.ts";

/**
 * What speaks against a lead, in points. Two signs suffice alone: a field nobody sees, and so many
 * leads with one mailbox that its owner drowns in receipts. Everything else needs company, so that
 * somebody in a hurry, an office behind one address or a casino that wants a website is no suspect, and
 * neither is one person who sends the same again and again.
 */
export const signals = {
  /** The field nobody sees was filled in. */
  "hidden-field": 10,
  /** Sent sooner after the page was opened than anybody types. */
  "too-fast": 3,
  /** Many leads from one address. */
  "busy-address": 3,
  /** Several leads with one mailbox, or more than anybody writes. */
  "busy-mailbox": 2,
  "flooded-mailbox": 10,
  /** The same message from the same mailbox again: mostly impatience. */
  "repeated-message": 1,
  /** The same message under another mailbox: mostly a template. */
  "copied-message": 5,
  /** More links than a lead needs. */
  "some-links": 3,
  "many-links": 6,
  /** Markup of forums and pages, which no person types into a form. */
  markup: 6,
  /** A link where a name, a company or a phone number belongs. */
  "link-in-name": 6,
  /** Hosts that hide where a link leads. */
  "hidden-link": 4,
  /** Words of the usual offers. */
  "spam-words": 5,
  /**
   * No proof of work, where one is asked for: a form without scripts brings none, and one that was open
   * for hours or across a restart brings one that does not count, so this weighs little.
   */
  "no-proof": 2,
  "expired-proof": 2,
  "wrong-proof": 2,
  /** A proof of work that came with another lead before. */
  "repeated-proof": 4,
} as const satisfies Record<SpamSignal, number>;

/** From this many points on a lead is looked at by a person before anything is sent. */
const threshold = 10;

/** Whether what speaks against a lead, taken together, makes it a suspect. */
export function isSuspect(found: readonly SpamSignal[]): boolean {
  return found.reduce((sum, signal) => sum + signals[signal], 0) >= threshold;
}
