import { clockCity } from "#content/copy/en/formats.ts";
import type { agency as contract } from "#content/copy/fr/agency.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { site } from "#site.config.ts";

export const agency: typeof contract = {
  seo: {
    title: `A small web agency, on purpose | ${site.brand}`,
    description:
      "A small web agency for shops, trades and practices in Europe: who answers you, what we promise in writing, when we are open, and what we refuse to sell.",
    keywords: "small web agency, web agency for small business, Paris, Geneva, Montreal, consulting",
    h1: "A small agency, on purpose",
  },
  subtitle:
    "Big enough to build a website, an automation and the tracking that goes with it. Small enough that you always talk to the same person.",
  who: {
    title: "Who you’ll be talking to",
    paragraphs: {
      clients: `${site.brand} works for shops, trades and practices: businesses in which the owner still answers the phone. Most have neither an IT person nor a marketing department, so we do both jobs, on a budget that leaves room for a new oven.`,
      contact: `${people.felix.name} answers English enquiries and stays your contact from the first call to the last invoice. He knows your trade, your hours and your budget, and he is allowed to tell you no. Behind him are three people in three cities: ${people.camille.name} in Paris and ${people.nora.name} in Geneva look after French and German clients, and ${people.arta.name} in Pristina builds.`,
    },
  },
  promises: {
    title: "What we promise, in writing",
    lead: "You’ll find the same times in every quote.",
    items: {
      quote: {
        name: "A quote",
        text: "After the conversation that settles what it must contain: the price, the date, and what is not included.",
      },
      answer: {
        name: "A reply to your message",
        text: "From a person, in business hours: by the same time the next working day.",
      },
      sla: {
        name: "Help while we work together",
        text: "A problem or a question is handled in this time, depending on how urgent it is. The trade calls it a service level, or SLA.",
      },
      setup: {
        name: "A small website or a first automation",
        text: "Live in this time, counted from the day we have your text, photos and access.",
      },
    },
  },
  presence: {
    title: "When to reach us, and where we work",
    hours: `Hours, ${clockCity} time`,
    day: "Day",
    open: "Open",
    closed: "closed",
    areas: "Areas",
    elsewhere: "Anywhere else in the world: by phone and video.",
  },
  offers: {
    title: "What we do, in one line each",
    lead: "Five services, and advice, which you can also take on its own.",
    services: {
      websites: "A landing page, a one-page or showcase site, a shop or bookings.",
      automation: "Chat, WhatsApp, texts and emails that answer and book appointments.",
      cro: "Conversion rate optimisation (CRO): more enquiries from the same visitors.",
      design: "Logo, colours, typefaces, and templates ready to use.",
      social: "Posts, replies and a report, month after month.",
    },
    consulting: {
      name: "Advice",
      text: "A written opinion before you buy a tool, a redesign or a campaign.",
    },
  },
  refusals: {
    title: "What we refuse to do",
    columns: { refused: "We refuse to", instead: "Instead" },
    items: {
      reviews: {
        refused: "Buy reviews or followers",
        instead: "We ask your real customers for theirs, right after delivery.",
      },
      ranking: {
        refused: "Promise first place on Google",
        instead: "We write down what we will do and what we will measure.",
      },
      tracking: {
        refused: "Track a visitor who said no",
        instead: "Nothing is measured before they agree, and the site works without it.",
      },
      needless: {
        refused: "Sell AI where a form will do",
        instead: "The form is cheaper, and we tell you so.",
      },
      idle: {
        refused: "Charge you for a tool nobody uses",
        instead: "We suggest cancelling it, even if it was our idea.",
      },
      friday: {
        refused: "Launch a site on a Friday evening",
        instead: "We launch from Monday to Thursday, while someone is watching.",
      },
    },
  },
  closing: {
    title: "One question is enough to start",
    text: `Ask it in writing or by phone. You have an answer by the same time the next working day, and a quote within ${promises.quoteHours} hours of our conversation.`,
    contact: "Request a quote",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
