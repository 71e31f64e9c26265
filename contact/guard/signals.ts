import type { SpamSignal } from "#content/facts/spam-signals.ts";

/**
 * What speaks against a lead, in points. Enough to be set aside alone is only what no person does: so many leads
 * with one mailbox that its owner drowns in receipts, or a text that hardly any sincere message is like. Everything
 * else needs company, so that somebody in a hurry, an office behind one address, a program that fills in forms or a
 * casino that wants a website is set aside by none of it.
 */
const points = {
  /** The field nobody sees was filled in: by robots, and by some programs that fill in forms for people. */
  "hidden-field": 7,
  /** Without what the site's own form sends beside the words: somebody posts to its address. */
  "no-form": 4,
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
  "many-links": 5,
  /** Markup of forums, which no person types into a form. */
  markup: 7,
  /** A link where a name or a phone number belongs. */
  "link-in-name": 5,
  /** Hosts that hide where a link leads. */
  "hidden-link": 4,
  /** The text is more like spam than like what sincere people write, or very much so. */
  "spam-like-text": 5,
  "spam-text": 10,
} as const satisfies Record<SpamSignal, number>;

/**
 * From how many points on a lead reaches the agency at once but marked, and without a receipt to its sender; and from
 * how many it waits until somebody has looked at it.
 */
const thresholds = { weak: 5, strong: 10 } as const;

export type Suspicion = "none" | "weak" | "strong";

/** What speaks against a lead, taken together. */
export function suspicionOf(found: readonly SpamSignal[]): Suspicion {
  const sum = found.reduce((total, signal) => total + points[signal], 0);
  if (sum >= thresholds.strong) return "strong";
  return sum >= thresholds.weak ? "weak" : "none";
}
