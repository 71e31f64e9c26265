import type { blog as contract } from "#content/copy/fr/blog.ts";
import { site } from "#site.config.ts";

export const blog: typeof contract = {
  seo: {
    title: `Tips & News for small businesses | ${site.brand}`,
    description:
      "Found on Google, ten hours saved, quotes that get an answer: practical guides for small businesses, with worked examples and something to print.",
    keywords: "marketing tips small business, local SEO guide, automation, branding, email marketing",
    h1: "Tips & News",
  },
  subtitle:
    "Practical guides for people who run a shop, a workshop or a practice. Times, worked examples and something to print: enough to do the job yourself.",
  categories: {
    seo: "SEO",
    automation: "Automation",
    branding: "Branding",
    "social-media": "Social Media",
    "email-marketing": "Email Marketing",
    analytics: "Analytics",
    "ai-tools": "AI & Tools",
    cro: "CRO",
    "whatsapp-marketing": "WhatsApp Marketing",
  },
  topics: { found: "Get found", time: "Save time", sales: "Sell more" },
  filter: { legend: "Choose a topic", all: "All" },
  listTitle: "Articles",
  minutes: (minutes) => `${minutes}\u00a0min read`,
  updated: (date) => `Updated on ${date}.`,
  by: (author) => `By ${author}`,
  more: "Read more",
  pages: {
    label: "Pages of the list",
    previous: "Newer articles",
    next: "Older articles",
    page: (page) => `page ${page}`,
    position: (page, pages) => `Page ${page} of ${pages}`,
  },
  search: { label: "Search the site", submit: "Search" },
  feeds: {
    title: "Get new articles",
    text: "Add one of these feeds to your reader: no sign-up, no email address to hand over.",
    rss: "RSS feed",
    json: "JSON feed",
  },
};
