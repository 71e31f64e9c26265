import type { agency as contract } from "#content/copy/fr/agency.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const agency: typeof contract = {
  seo: {
    title: `The agency: deadlines, hours, refusals | ${site.brand}`,
    description:
      "A small web agency for craftspeople, shops and small firms in France, Switzerland and Kosovo: its deadlines in writing, its hours and what it will not sell.",
    keywords: "web agency, small agency, deadlines, opening hours, France, Switzerland, Kosovo, consulting",
    h1: "A small agency, on purpose",
  },
  subtitle:
    "Big enough to build a site, an automation and the tracking that goes with it. Small enough that whoever answers you also does the work.",
  who: {
    title: "Who picks up when you call",
    paragraphs: {
      clients: `${site.brand} works for craftspeople, shops and small firms: businesses where the owner still answers the phone. Most have neither an IT person nor a marketing department. We do both jobs, on a budget they can afford.`,
      contact:
        "A project has one contact, from the first call to the last invoice. They know your trade, your hours and your budget, and they are allowed to tell you no.",
    },
  },
  promises: {
    title: "Our deadlines, in writing",
    lead: "The same ones stand in every quote.",
    items: {
      quote: { name: "A quote", text: "The price, the date, and what is not included." },
      answer: { name: "A reply to your message", text: "In business hours, from a person." },
      sla: {
        name: "A fix or a question while we work for you",
        text: "Depending on how urgent it is: that is our service level (SLA).",
      },
      setup: { name: "A set-up", text: "A landing page or a first automation, up and running." },
    },
  },
  presence: {
    title: "When to reach us, and where we work",
    hours: "Hours, Paris time",
    day: "Day",
    open: "Open",
    closed: "closed",
    areas: "Areas",
    elsewhere: "Elsewhere in the world: remotely.",
  },
  offers: {
    title: "What we do, one line each",
    lead: "Five services, and consulting, which you can also take on its own.",
    services: {
      websites: "A showcase site, a shop, bookings or a landing page.",
      automation: "Chat, WhatsApp, texts and emails that answer and book appointments.",
      cro: "Measure what each page earns, test what makes customers decide.",
      design: "Logo, colours, typefaces, and templates ready to use.",
      social: "Posts, replies and a report, month after month.",
    },
    consulting: {
      name: "Consulting",
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
        refused: "Follow a visitor who said no",
        instead: "Nothing is measured before they agree, and the site works without it.",
      },
      needless: {
        refused: "Sell AI where a form will do",
        instead: "The form is cheaper. We tell you so.",
      },
      idle: {
        refused: "Bill a tool nobody uses",
        instead: "We suggest cancelling it, even when it came from us.",
      },
      friday: {
        refused: "Launch a site on a Friday evening",
        instead: "We launch from Monday to Thursday, while someone is watching.",
      },
    },
  },
  closing: {
    title: "One question is enough to start",
    text: `Ask it in writing or by phone. You get a reply within ${promises.answerHours} business hours, a quote within ${promises.quoteHours} hours.`,
    contact: "Write to the agency",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
