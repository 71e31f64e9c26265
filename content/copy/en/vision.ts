import type { vision as contract } from "#content/copy/fr/vision.ts";
import { site } from "#site.config.ts";

export const vision: typeof contract = {
  seo: {
    title: `Our vision: evenings back for owners | ${site.brand}`,
    description:
      "Where we are heading: a small business that answers as well as a large one, without staying up for it. Our values, what they cost us, and how we work.",
    keywords: "agency vision, values, method, audit, strategy, small business",
    h1: "Giving small businesses their evenings back",
  },
  subtitle: "That third shift is the one we want to end.",
  shifts: {
    morning: "Mornings you serve.",
    afternoon: "Afternoons you deliver.",
    evening: "Evenings you answer emails.",
  },
  statement: {
    title: "Our vision",
    claim:
      "We want a baker, a joiner or a three-person practice to answer as well as any large company: at once, in the customer’s language, and without staying up for it.",
    text: "Large companies can do that because they have people and programs for it. The programs no longer cost what they did. What is missing is somebody to set them up for one shop, in that shop’s own words, and to say honestly when a phone and a notebook will do. That is the work we have chosen.",
  },
  values: {
    title: "Four values, and what they cost us",
    lead: "We write down both columns. The second is what makes it a value.",
    columns: { name: "Value", gain: "What you gain", cost: "What it costs us" },
    items: {
      clarity: {
        gain: "You know the price before you call us.",
        cost: "Our competitors know it too.",
      },
      proof: {
        gain: "You see the result, month after month.",
        cost: "We drop what doesn’t work, our own ideas included.",
      },
      independence: {
        gain: "You can leave us and lose nothing.",
        cost: "We can’t lock you in.",
      },
      restraint: {
        gain: "A site that opens quickly and rarely breaks.",
        cost: "We invoice less.",
      },
    },
  },
  method: {
    title: "From one question to the next",
    steps: {
      audit: {
        name: "Audit",
        question: "Where do your hours and your customers go?",
        text: "We look at your site and your messages with you. You get three actions in writing.",
      },
      strategy: {
        name: "Strategy",
        question: "What pays off soonest?",
        text: "One page: what to do, in which order, and what each step costs.",
      },
      implementation: {
        name: "Implementation",
        question: "Who does what, and by when?",
        text: "We build. Every week you try the result on your own phone, and say yes or no.",
      },
      optimisation: {
        name: "Optimisation",
        question: "What do we keep?",
        text: "One change at a time, measured before and after. What doesn’t help goes.",
      },
    },
  },
  team: {
    title: "The people behind it",
    subtitle: "Four people in four cities. One of them will be yours.",
    more: "Read the manifesto",
    contact: "Request a quote",
  },
};
