import { notice } from "#content/copy/en/formats.ts";
import type { about as contract } from "#content/copy/fr/about.ts";
import { methodDays } from "#content/facts/methods.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { site } from "#site.config.ts";

export const about: typeof contract = {
  seo: {
    title: `Manifesto: an agency that shows its working | ${site.brand}`,
    description:
      "What we believe, who works in Paris, Pristina, Montreal and Geneva, and how long each step of a project takes, from diagnosis to the day you go live.",
    keywords: "agency manifesto, international team, working method, values, free audit",
    h1: "An agency that shows its working",
  },
  subtitle:
    "You hand your shopfront and your calendar to people you have never met. Here is what you can hold us to.",
  manifesto: {
    title: "What we stand by",
    points: {
      time: {
        claim: "Your time is worth more than our design.",
        proof: "A lovely page is no use if nobody rings. We start with whatever eats your hours.",
      },
      price: {
        claim: "You read a price before the call, not after.",
        proof: "Our prices are on this site. The quote uses the same lines and adds a date.",
      },
      figures: {
        claim: "A figure beats a promise.",
        proof:
          "We write down where you start, then where you end up. If nothing moves, you see it when we do.",
      },
      ownership: {
        claim: "What you pay for is in your name.",
        proof: "Domain, accounts and data: from day one, and still after the contract.",
      },
      people: {
        claim: "AI answers, a person decides.",
        proof: "The assistant says that it is a program. If a question is beyond it, it hands over to you.",
      },
      leaving: {
        claim: "Leaving must be easy.",
        proof: `A subscription ends with ${notice}. You take your data with you, and there is no penalty.`,
      },
    },
  },
  team: {
    title: "Four cities, one team",
    lead: `When Paris closes it is noon in Montreal, so your project keeps moving. You still have one contact: if you write in English, that is ${people.felix.name}, from your first message to the last invoice. And what you see on your screen was often built by ${people.arta.name} in Pristina.`,
    localTime: "Local time",
    timeZone: "Time zone",
    offsets: (winter, summer) => `UTC${winter}, in summer UTC${summer}`,
    specialties: "Specialities",
    places: {
      paris: { city: "Paris", specialties: "Websites, SEO, project management" },
      pristina: { city: "Pristina", specialties: "Development, AI automation, integrations" },
      montreal: { city: "Montreal", specialties: "Conversion, tracking, advertising" },
      geneva: { city: "Geneva", specialties: "Design, branding, social media" },
    },
  },
  method: {
    title: "How long a project takes",
    lead: `A full project, AI integration included, takes ${methodDays.agency.from} to ${methodDays.agency.to} days. A small website or a first automation is quicker: ${promises.setup.from} to ${promises.setup.to} days once we have your text, photos and access.`,
    scale: "Days",
    ongoing: "ongoing",
    steps: {
      diagnostic: {
        name: "Diagnosis",
        text: "We read your site, your messages and your figures, then say where to start.",
      },
      design: {
        name: "Design",
        text: "Text, layout, the customer’s path through the site. You approve them before we build.",
      },
      integration: {
        name: "AI integration",
        text: "We connect calendar, customer list and WhatsApp, then test with the questions you really get.",
      },
      launch: {
        name: "Launch",
        text: "Last checks, tracking in place, a walk-through with you. Then, with your yes, we go live.",
      },
      optimisation: {
        name: "Optimisation",
        text: "Every month one figure, one change, one decision.",
      },
    },
  },
  values: {
    title: "What matters to us",
    items: {
      clarity: {
        name: "Clarity",
        text: "A price, a date, and words you use yourself. If you have to read it twice, we rewrite it.",
      },
      proof: {
        name: "Proof",
        text: "Measure before, measure after. The rest is opinion, ours included.",
      },
      independence: {
        name: "Independence",
        text: "We show you how to do the simple things without us.",
      },
      restraint: {
        name: "Restraint",
        text: "Fewer pages, fewer tools, fewer scripts. What isn’t there cannot break.",
      },
    },
  },
  closing: {
    title: `Put this to the test in ${site.booking.audit.minutes} minutes`,
    text: "You ask the questions, we look at your site with you, and you get three actions in writing. The audit is free and commits you to nothing.",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
