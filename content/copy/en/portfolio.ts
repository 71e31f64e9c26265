import type { portfolio as contract } from "#content/copy/fr/portfolio.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const portfolio: typeof contract = {
  seo: {
    title: `Portfolio: websites, AI, CRO and design | ${site.brand}`,
    description:
      "Our projects, how long they took and what came of them: a Swiss builder, a Grenoble butcher, a coffee roaster. Filter by service, compare the figures.",
    keywords: "web agency portfolio, case studies, small business websites, AI automation, CRO, design",
    h1: "Projects, and what they changed",
  },
  subtitle:
    "A builder, a butcher, a medical practice: each project with its duration, its tools and the figures measured after launch.",
  filter: {
    legend: "Filter the projects",
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
    lead: "Sample testimonials, like the clients and the figures.",
    kind: "slide",
    slide: (number, count) => `${number} of ${count}`,
    rating: (rating, most) => `Rated ${rating} out of ${most}`,
    controls: {
      label: "Client testimonials",
      carousel: "carousel",
      choose: "Choose a testimonial",
      show: "Testimonial {number} of {count}",
      pause: "Stop the rotation",
      play: "Start the rotation",
      crash: "The testimonials cannot be shown right now. Each one is also on its project’s page.",
    },
  },
  closing: {
    title: "The next project could be yours",
    text: `Tell us what you sell and what eats your time. A quote follows within ${promises.quoteHours} hours.`,
    contact: "Request a quote",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
