/** Signals of spam; `leads/guard/signals.ts` has their weights. */
export const spamSignals = [
  "hidden-field",
  "no-form",
  "too-fast",
  "busy-address",
  "busy-mailbox",
  "flooded-mailbox",
  "repeated-message",
  "copied-message",
  "some-links",
  "many-links",
  "markup",
  "link-in-name",
  "hidden-link",
  "spam-like-text",
  "spam-text",
] as const;

export type SpamSignal = (typeof spamSignals)[number];
