import { promises } from "#contract/facts/promises.ts";

const { platforms, posts } = promises.social.starter;

/** What the example documents say of an invented bakery: days, and what was counted. */
export const examples = {
  audit: { day: "2026-03-10", messages: 14, afterHours: 9 },
  quote: {
    /** The conversation that settles what the quote must contain. */
    agreed: "2026-03-11",
    day: "2026-03-12",
    texts: "2026-03-16",
    /** If the texts are approved by this day, the work is online between the next two. */
    approved: "2026-03-20",
    online: { from: "2026-03-25", to: "2026-03-31" },
    validUntil: "2026-04-11",
  },
  report: {
    day: "2026-06-02",
    posts: platforms * posts,
    before: { reached: 3150, calls: 22, directions: 64, messages: 31, orders: 19 },
    month: { reached: 4820, calls: 35, directions: 97, messages: 58, orders: 31 },
    comments: 24,
    weekendComments: 6,
  },
} as const;
