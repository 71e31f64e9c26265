import type { article as contract } from "#content/copy/fr/article.ts";
import { site } from "#site.config.ts";

export const article: typeof contract = {
  trade: "Digital Marketing Agency",
  keywords: "practical guide, small business, shops, trades",
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
  /** Below the text. */
  foot: { author: "The author", case: "A case", service: "Who does this" },
  call: {
    title: "Need a hand with your digital strategy?",
    text: `The audit takes ${site.booking.audit.minutes}\u00a0minutes and is free. You get three actions in writing, with us or without us.`,
    booking: "Book a free appointment",
    contact: "Request a quote",
  },
  aside: "What to do next",
  related: "Read next",
  neighbours: {
    label: "Previous and next article",
    previous: "Previous article",
    next: "Next article",
  },
};
