import { percent } from "#content/copy/en/formats.ts";
import type { cro as contract } from "#content/copy/fr/cro.ts";
import { conversion } from "#content/facts/conversion.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const cro: typeof contract = {
  seo: {
    title: `CRO and tracking: measure and convert | ${site.brand}`,
    description:
      "GA4, Meta pixel, LinkedIn tag, Tag Manager, Looker dashboard, heatmaps and A/B tests: find out what makes people call, then get more of it.",
    keywords:
      "CRO, conversion rate optimisation, GA4 tracking, Meta pixel, Looker Studio, A/B testing, heatmap, funnel audit",
    h1: "More customers from the visitors you already have",
  },
  kicker: "Conversion and measuring",
  badges: {
    notice: `${promises.legal.noticeMonths} month’s notice`,
    measuring: "Tracking included",
    quote: `Quote within ${promises.quoteHours} h`,
  },
  subtitle:
    "We measure what makes people call, write and buy. Then we make changes one by one, and you see the effect week by week.",
  quote: "Request a quote",
  audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  dashboard: {
    title: "Your dashboard on a Monday morning",
    lead: "Three figures and one line. Everything else is a click away, in Looker Studio.",
    metrics: {
      rate: "Conversion rate",
      requests: "Enquiries per week",
      cost: "Cost of an enquiry",
    },
    before: "before",
    chart: {
      title: "Visitors who send an enquiry, by week",
      summary: `Line over ${conversion.weeks} weeks: ${percent(conversion.before.rate)} of visitors on average before the new form, ${percent(conversion.after.rate)} after it, ${percent(conversion.lastRate)} in the last week.`,
      change: "New form",
      week: "Week",
    },
    table: {
      summary: "Read the figures behind the line",
      caption: "Conversion rate by week",
      week: "Week",
      visits: "Visitors",
      requests: "Enquiries",
      rate: "Rate",
    },
    note: "An example, with made-up figures.",
  },
  tools: {
    title: "Six instruments, six questions",
    lead: "All set up in one go. Nothing starts before the visitor agrees.",
    items: {
      analytics: {
        title: "Google Analytics 4",
        text: "How do visitors reach you, and what do they read before they write?",
      },
      pixel: { title: "Meta pixel", text: "Which Instagram or Facebook ad brought in an enquiry?" },
      linkedin: { title: "LinkedIn tag", text: "Which trades and which firms look at your offer?" },
      tags: { title: "Tag Manager", text: "How do you add a measurement without touching the site?" },
      looker: { title: "Looker Studio", text: "What needs deciding this month?" },
      heatmaps: { title: "Heatmaps", text: "Where do people click, and where do they stop reading?" },
    },
  },
  offer: {
    title: "CRO, by the month",
    perMonth: "per month, excluding tax",
    text: `No commitment: ${promises.legal.noticeMonths} month’s notice is enough. Tracking is included.`,
    items: {
      audit: { title: "Funnel audit", text: "Step by step, where you lose people." },
      heatmaps: { title: "Heatmaps", text: "Read and explained, not just delivered." },
      tests: { title: "A/B tests", text: "One hypothesis, two versions, one winner." },
      forms: { title: "Forms", text: "Fewer fields, errors that help." },
      checkout: { title: "Basket and checkout", text: "Costs named early, fewer steps." },
      report: { title: "Monthly report", text: "One page: done, gained, to do." },
    },
  },
  events: {
    title: "Eight events tracked by default",
    lead: "In place from day one, checked before the site goes live.",
    caption: "Events tracked automatically",
    event: "Event",
    tells: "What it tells you",
    items: {
      form_submit: {
        when: "A form is sent",
        tells: "How many enquiries, and from which page.",
      },
      lead_scored: {
        when: "An enquiry gets its score",
        tells: "Which campaign brings good customers, not just clicks.",
      },
      call_click: {
        when: "Someone taps your number",
        tells: "Which pages make people call, and at what time.",
      },
      whatsapp_click: {
        when: "A chat is opened",
        tells: "Who would rather write, and after which ad.",
      },
      booking_confirmed: {
        when: "An appointment is made",
        tells: "What an appointment costs, advertising included.",
      },
      payment_success: {
        when: "A payment goes through",
        tells: "What each euro of advertising puts in the till.",
      },
      video_played: {
        when: "A video starts",
        tells: "Whether your video sells or decorates.",
      },
      download_started: {
        when: "A document is downloaded",
        tells: "Which brochure leads to an enquiry.",
      },
    },
  },
  proof: { case: "optimisation-landing-pages", metric: "requests" },
  questions: {
    title: "Questions people ask",
    items: {
      rights: {
        question: "Who owns what you make?",
        answer:
          "You do. On full payment the source files are yours, with the right to use them everywhere without time limit.",
      },
      writing: { question: "Who writes the texts?", answer: "You tell us, we write, you correct." },
    },
  },
  closing: {
    title: "Where do your customers come from?",
    text: `Let’s go through your statistics together for ${site.booking.audit.minutes} minutes. You will know what is missing and where to start.`,
  },
};
