import { number } from "#content/copy/en/formats.ts";
import type { services as contract } from "#content/copy/fr/services.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const services: typeof contract = {
  seo: {
    title: `Web, AI, CRO and design services for SMEs | ${site.brand}`,
    description: `Websites, AI automation, CRO, design and social media: what we do, what prices start at and how many days it takes. You get a quote within ${promises.quoteHours} hours.`,
    keywords: "web agency services, website design, AI automation, CRO, tracking, branding, social media",
    h1: "What we do, and what it earns you",
  },
  subtitle:
    "A site that attracts, automations that answer, figures that tell you what works. Take one service or all five.",
  machines: {
    title: "Two cash machines",
    lead: "One brings in visitors, the other turns them into customers. Every month you read what went in and what came out.",
    labels: { input: "In", work: "Runs", output: "Out" },
    items: {
      ads: {
        title: "Advertising pack",
        input: "Your ad budget, paid straight to Google and Meta.",
        work: "Ads, visuals, landing page. Bids are reviewed every week.",
        output: "Calls and enquiries, with the cost of each.",
        action: "Request a quote",
      },
      cro: {
        title: "CRO",
        input: "The visitors you already have.",
        work: "Tracking, heatmaps, A/B tests. One change at a time.",
        output: "More enquiries for the same budget, with the figures to show it.",
        action: "See CRO in detail",
      },
    },
    note: `Excluding tax. Either one stops with ${promises.legal.noticeMonths} month’s notice.`,
  },
  cards: {
    title: "Three ways to start",
    lead: "Most clients start with a website or an automation. Tracking comes with it.",
    more: "Learn more",
    items: {
      websites: {
        title: "Websites",
        description: "A home page that says in five seconds what you do, where, and for how much.",
        features: {
          first: "Showcase, e-commerce or booking, landing page",
          second: "Technical SEO included",
          third: `Landing pages loaded in under ${number(promises.landingSeconds)} s`,
        },
      },
      automation: {
        title: "AI automation",
        description: `Your messages are answered within ${promises.responseSeconds} seconds, in the customer’s language, day and night.`,
        features: {
          first: "WhatsApp, text, email and multilingual chat",
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
  further: {
    title: "And to make sure you are recognised",
    items: {
      design: "Logo, colours, shop sign, van, letterhead: all with the same look.",
      social: `Posts written, pictures made, comments answered within ${promises.social.commentHours} hours.`,
    },
  },
  integrations: {
    title: "Plugged into what you already use",
    lead: "Eight native connections. Nothing left to retype on a Friday evening.",
    link: "See the eight connections",
    items: {
      chat: { title: "Messaging", text: "The assistant answers, you keep your number." },
      text: { title: "Text messages", text: "Appointment reminders, replies to missed calls." },
      ads: { title: "Advertising", text: "Enquiries from your ads join those from your site." },
      payment: { title: "Payment", text: "Deposits and orders, filed with the right customer." },
      bridges: { title: "Bridges", text: "For the one program that nobody else uses." },
      crm: { title: "CRM", text: "Every lead arrives with its score and its history." },
      diary: { title: "Diary", text: "The assistant reads your slots and books the appointment." },
      reports: { title: "Dashboard", text: "Your figures on one page, fresh every morning." },
    },
    note: "Names and trade marks belong to their owners.",
  },
  closing: {
    title: `Tell us what gets in the way. The quote arrives within ${promises.quoteHours} hours.`,
    text: "No brief to fill in: three sentences will do. We answer with a price and a date.",
    quote: "Request a quote",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
