import type { portfolio as contract } from "#content/copy/fr/portfolio.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const portfolio: typeof contract = {
  seo: {
    title: `Our work: websites, AI, conversion, design | ${site.brand}`,
    description:
      "What was wrong, what we built and what changed: a Swiss builder, an Irish knitwear shop, a coffee roaster and eleven more. Filter by service.",
    keywords: "web agency portfolio, case studies, small business websites, AI automation, CRO, design",
    h1: "What was wrong, what we built, what changed",
  },
  subtitle:
    "A builder, a butcher, a medical practice: each case names the problem, the work and the figures measured afterwards. They are fictional, to show how we work.",
  filter: {
    legend: "Filter our work",
    all: "All",
    categories: { websites: "Websites", automation: "Automation", cro: "CRO", design: "Design" },
  },
  card: {
    more: "Learn more",
    about: (title) => `about ‘${title}’`,
    visit: (client) => `Visit ${client}’s website`,
  },
  testimonials: {
    title: "What they say",
    lead: "Invented, like the clients and the figures.",
    kind: "slide",
    slide: (number, count) => `${number} of ${count}`,
    rating: (rating, most) => `Rated ${rating} out of ${most}`,
    controls: {
      label: "Client testimonials",
      carousel: "carousel",
      choose: "Choose a testimonial",
      show: "Testimonial {number} of {count}",
      pause: "Pause quotes",
      play: "Play quotes",
      crash: "The testimonials cannot be shown right now. Each one is also on the page of its case.",
    },
  },
  closing: {
    title: "The next one could be yours",
    text: `Tell us what you sell and what eats your time. You have an answer by the same time the next working day, and a quote within ${promises.quoteHours} hours of our conversation.`,
    contact: "Request a quote",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
