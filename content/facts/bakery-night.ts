/** The sample chat on the home page: one night of a bakery, in order. */
export const bakeryNight = {
  asked: { time: "22:41", kind: "asked", who: "customer" },
  answered: { time: "22:41", kind: "answered", who: "assistant" },
  told: { time: "22:43", kind: "asked", who: "customer" },
  quoted: { time: "22:44", kind: "answered", who: "assistant" },
  booked: { time: "22:47", kind: "noted", who: "diary" },
  opened: { time: "06:30", kind: "noted", who: "owner" },
} as const;

/** Time the assistant takes to reply, in seconds. */
export const bakeryReplySeconds = 18;
