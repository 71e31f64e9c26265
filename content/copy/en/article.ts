import type { article as contract } from "#content/copy/fr/article.ts";
import { site } from "#site.config.ts";

export const article: typeof contract = {
  trade: "Digital Marketing Agency",
  keywords: "practical guide, small business, craftspeople, shops",
  back: "Back",
  facts: {
    category: "Topic",
    date: "Published",
    updated: "Updated",
    minutes: "Reading time",
    author: "Author",
  },
  minutes: (minutes) => `${minutes}\u00a0min`,
  share: {
    button: "Share",
    copied: "The article’s address has been copied.",
    failed: "Copying did not work. You will find the address in your browser’s address bar.",
  },
  contents: "Contents",
  /** What stands under the text. */
  foot: { author: "The author", case: "An example", service: "The service" },
  call: {
    title: "Need a hand with your digital strategy?",
    text: `The audit takes ${site.booking.audit.minutes}\u00a0minutes and costs nothing. You leave with a list of what to fix, in order.`,
    booking: "Book a free appointment",
    contact: "Write a message",
  },
  aside: "What to do next",
  related: "Read next",
  neighbours: {
    label: "Previous and next article",
    previous: "Previous article",
    next: "Next article",
  },
};
