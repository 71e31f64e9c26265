import type { vision as contract } from "#content/copy/fr/vision.ts";
import { site } from "#site.config.ts";

export const vision: typeof contract = {
  seo: {
    title: `Vision: evenings back for small firms | ${site.brand}`,
    description:
      "Where we are heading: a small business that answers as well as a large one, without staying up for it. Our values, what they cost us, and how we work.",
    keywords: "agency vision, values, method, audit, strategy, small business",
    h1: "Giving small businesses their evenings back",
  },
  subtitle:
    "Mornings you serve. Afternoons you deliver. Evenings you answer emails. It is that third shift we want to end.",
  statement: {
    title: "Our vision",
    text: "We want a baker, a joiner or a three-person practice to answer as well as any large company: at once, in the customer’s language, and without staying up.",
  },
  values: {
    title: "Four values, and what they cost us",
    lead: "We write down both columns. The second is what makes it a value.",
    columns: { name: "Value", gain: "What you gain", cost: "What we give up" },
    items: {
      clarity: {
        gain: "You know the price before you call us.",
        cost: "So do our competitors.",
      },
      proof: {
        gain: "You see the result, month after month.",
        cost: "We stop what does not work, even when it was our idea.",
      },
      independence: {
        gain: "You can leave us and lose nothing.",
        cost: "Subscriptions that end when you say so.",
      },
      restraint: {
        gain: "A site that opens quickly and rarely breaks.",
        cost: "Fewer lines on the invoice.",
      },
    },
  },
  method: {
    title: "From one question to the next",
    steps: {
      audit: {
        name: "Audit",
        question: "Where do your hours and your customers go?",
        text: "We read your messages, we count, we ring a few of your customers.",
      },
      strategy: {
        name: "Strategy",
        question: "What pays off soonest?",
        text: "One page: three actions, in order, each with its price.",
      },
      implementation: {
        name: "Implementation",
        question: "Who does what, and by when?",
        text: "We build. Every week you try the result on your own phone.",
      },
      optimisation: {
        name: "Optimisation",
        question: "What do we keep?",
        text: "We test one change after another and keep those whose effect can be measured.",
      },
    },
  },
  team: {
    title: "The people who sign up to it",
    subtitle: "People you call by their first name, in four cities.",
    more: "Read the manifesto",
    contact: "Write to the team",
  },
};
