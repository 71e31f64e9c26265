import type { services as contract } from "#content/copy/fr/services.ts";

export const services: typeof contract = {
  seo: {
    title: "Web, AI, CRO and design services for SMEs | Orvane",
    description:
      "Websites, AI automation, CRO, design and social media: what we do, what it costs from, and how many days it takes. You get a quote within 24 hours.",
    keywords: "web agency services, website design, AI automation, CRO, tracking, branding, social media",
    h1: "What we do, and what it earns you",
  },
  subtitle:
    "A site that attracts, automations that answer, figures that tell you what works. Take one service or all five.",
  cards: {
    title: "Three ways to start",
    lead: "Most clients start with a website or an automation. The measuring comes with it.",
    from: "from",
    perMonth: "per month",
    more: "Learn more",
    items: {
      websites: {
        title: "Websites",
        description: "A home page that says in five seconds what you do, where, and for how much.",
        features: {
          first: "Showcase, e-commerce or booking, landing page",
          second: "Technical SEO included",
          third: "Landing pages loaded in under 2 s",
        },
      },
      automation: {
        title: "AI automation",
        description:
          "Your messages are answered within 30 seconds, in the customer’s language, day and night.",
        features: {
          first: "WhatsApp, text, e-mail and multilingual chat",
          second: "Leads scored and passed to the right person",
          third: "Appointments booked in your diary",
        },
      },
      cro: {
        title: "CRO & tracking",
        description: "We measure every click that matters, then test what makes people call or buy.",
        features: {
          first: "GA4, Meta pixel, LinkedIn tag, Tag Manager",
          second: "A Looker Studio dashboard you can read",
          third: "A/B tests and heatmaps",
        },
      },
    },
  },
  closing: {
    title: "Tell us what gets in the way. The quote arrives within 24 hours.",
    text: "No brief to fill in: three sentences will do. We answer with a price and a date.",
    quote: "Request a quote",
    audit: "Book the free audit (20 min)",
  },
};
