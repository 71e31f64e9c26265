import { notice, number, openDays } from "#content/copy/en/formats.ts";
import type { services as contract } from "#content/copy/fr/services.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const services: typeof contract = {
  seo: {
    title: `Websites, AI, CRO, design: our services | ${site.brand}`,
    description:
      "Websites, an AI assistant, conversion, design and social media for small businesses: what each service does, what it costs, and where to start.",
    keywords:
      "web agency services, small business website, AI assistant, conversion rate optimisation, branding, social media management",
    h1: "What does your business need first?",
  },
  subtitle:
    "Hardly anyone needs everything at once. Pick the sentence you catch yourself saying, and follow the line.",
  symptoms: {
    websites: "Nobody finds us.",
    automation: "We answer too late.",
    cro: "Plenty of visits, hardly any calls.",
    design: "We look like everyone else.",
    social: "Our last post is from spring.",
  },
  machines: {
    title: "Two cash machines",
    lead: "One brings visitors in, the other makes more of them buy. You pay for each by the month, and every month you see what you spent and what came back.",
    labels: { input: "You put in", work: "We do", output: "You get" },
    items: {
      ads: {
        title: "Advertising pack",
        input: "Your ad budget, paid straight to Google and Meta.",
        work: "We write the ads, run the campaigns and review the bids every week.",
        output: "Calls and enquiries, with the cost of each.",
        action: "Request a quote",
      },
      cro: {
        title: "Conversion (CRO)",
        input: "The visitors you already have.",
        work: `Measuring, then one improvement a month; A/B tests from about ${number(promises.testVisits)} visits a month.`,
        output: "The effect of each change, measured before and after.",
        action: "See how conversion works",
      },
    },
    note: `Prices exclude VAT. Either one ends with ${notice}.`,
  },
  cards: {
    title: "Where most clients start",
    lead: "If two of those sentences are yours, start with the website: the assistant answers on it, and the figures are measured there. The free audit tells you whether it is really the website that is missing.",
    more: "Learn more",
    items: {
      websites: {
        title: "Websites",
        description: "Your home page says in five seconds what you do, where, and for how much.",
        features: {
          first: "Landing page, one-page or showcase site, shop or booking site",
          second: "Set up for Google (technical SEO)",
          third: `Landing pages load in under ${number(promises.landingSeconds)} seconds`,
        },
      },
      automation: {
        title: "AI automation",
        description: `Messages are answered within ${promises.responseSeconds} seconds, in the customer’s language, day and night.`,
        features: {
          first: "WhatsApp, text, email and chat in several languages",
          second: "Enquiries scored and passed to the right person",
          third: "Appointments booked in your calendar",
        },
      },
      cro: {
        title: "CRO & tracking",
        description:
          "Conversion rate optimisation (CRO): more enquiries from the same visitors. We measure, then change one thing a month.",
        features: {
          first: "GA4, Meta pixel, LinkedIn tag, Tag Manager",
          second: "A Looker Studio dashboard you can read",
          third: "Heatmaps, and A/B tests where there are enough visitors",
        },
      },
    },
  },
  further: {
    title: "Look the part, everywhere",
    items: {
      design: "Logo, colours, shop sign, van and invoice, all with the same look.",
      social: `Posts written and published for you. With a package, comments are answered within ${promises.social.commentHours} hours, ${openDays}.`,
    },
  },
  integrations: {
    title: "Works with the tools you already use",
    lead: "Eight native integrations, so that nothing has to be typed twice.",
    items: {
      chat: { title: "Messaging", text: "The assistant answers, and you keep your number." },
      text: { title: "Text messages", text: "Appointment reminders, replies to missed calls." },
      ads: { title: "Advertising", text: "Enquiries from your ads arrive with those from your site." },
      payment: { title: "Payment", text: "Deposits and orders, filed with the right customer." },
      bridges: { title: "Connectors", text: "For most other programs you already use." },
      crm: { title: "Customer list (CRM)", text: "Every enquiry arrives with its score and its history." },
      diary: { title: "Calendar", text: "The assistant reads your free slots and books the appointment." },
      reports: { title: "Dashboard", text: "Your figures on one page, fresh every morning." },
    },
    note: "Names and trade marks belong to their owners.",
  },
  closing: {
    title: "Tell us what gets in the way",
    text: `No brief to fill in: three sentences will do. We reply by the same time the next working day, and within ${promises.quoteHours} hours of our conversation you have a price and a date in writing.`,
    quote: "Request a quote",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
