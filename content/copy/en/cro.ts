import { money, notice, number, percent } from "#content/copy/en/formats.ts";
import type { cro as contract } from "#content/copy/fr/cro.ts";
import { conversion } from "#content/facts/conversion.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const cro: typeof contract = {
  seo: {
    title: `Conversion optimisation (CRO), tracking | ${site.brand}`,
    description: `Plenty of visitors, few calls? We find where people give up on your site and improve one thing a month. ${money(prices.campaigns.cro)} per month excluding VAT, ${notice}.`,
    keywords:
      "conversion rate optimisation, CRO for small business, GA4 set-up, Meta pixel, Looker Studio, A/B testing, heatmap",
    h1: "More customers from the visitors you already have",
  },
  kicker: "Conversion and tracking",
  badges: {
    notice: `Ends with ${notice}`,
    measuring: "Tracking included",
    quote: `Quote within ${promises.quoteHours} hours of our conversation`,
  },
  subtitle:
    "The trade calls it conversion rate optimisation, or CRO: more enquiries without paying for more visitors. We measure what makes people call, write and buy, then improve one thing a month.",
  quote: "Request a quote",
  audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  dashboard: {
    title: "Your dashboard on a Monday morning",
    lead: "Three figures and one line. Everything else is a click away, in Looker Studio.",
    metrics: {
      rate: `Conversion rate, average of ${conversion.weeks - conversion.changedAfter} weeks`,
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
    note: "An invented example. With this number of visits we change one thing and compare before with after.",
  },
  tools: {
    title: "What we set up, and the question each answers",
    lead: "All set up at once, and nothing starts before the visitor agrees.",
    items: {
      analytics: {
        title: "Google Analytics 4",
        text: "Where do visitors come from, and what do they read before they write?",
      },
      pixel: { title: "Meta pixel", text: "Which Instagram or Facebook advert brought in an enquiry?" },
      linkedin: { title: "LinkedIn tag", text: "Which industries and companies are visiting you?" },
      tags: { title: "Tag Manager", text: "How do you track something new without touching the site?" },
      looker: { title: "Looker Studio", text: "What needs deciding this month?" },
      heatmaps: { title: "Heatmaps", text: "Where do people click, and where do they stop reading?" },
    },
  },
  offer: {
    title: "Conversion, by the month",
    perMonth: "per month, excluding VAT",
    text: `Of a hundred people who open your site, a handful get in touch. The others leave, often for a dull reason: a price they could not find, a form that asked too much, a phone number at the bottom of the page. To bring in another hundred you pay for adverts, month after month. To keep two more of those you already have, one fix may be enough, and you pay for it once. So we measure, and improve one thing a month. It ends with ${notice}.`,
    items: {
      audit: { title: "Funnel audit", text: "Step by step, where people leave you." },
      heatmaps: { title: "Heatmaps", text: "Read and explained, not just delivered." },
      tests: {
        title: "A/B tests",
        text: `Two versions compared, from about ${number(promises.testVisits)} visits a month. Below that, one change a month.`,
      },
      forms: { title: "Forms", text: "Fewer fields, and error messages that help." },
      checkout: { title: "Basket and checkout", text: "Costs shown early, fewer steps." },
      report: {
        title: "Monthly report",
        text: "One page: what we did, what it brought in, what’s next.",
      },
    },
  },
  advertising: "If you advertise too",
  events: {
    title: "Events tracked by default",
    lead: "In place from the first day, and checked before the site goes live.",
    caption: "Events tracked automatically",
    event: "Event",
    when: "When",
    tells: "What it tells you",
    items: {
      form_submit: {
        when: "A form is sent",
        tells: "How many enquiries, and from which page.",
      },
      lead_scored: {
        when: "An enquiry is sorted",
        tells: "Which campaign brings serious enquiries. The score itself stays with you.",
      },
      call_click: {
        when: "Someone taps your number",
        tells: "Which pages make people call, and at what time.",
      },
      whatsapp_click: {
        when: "Someone opens a chat",
        tells: "Who would rather write, and after which advert.",
      },
      booking_confirmed: {
        when: "An appointment is made",
        tells: "What an appointment costs you, advertising included.",
      },
      payment_success: {
        when: "A payment goes through",
        tells: "What each euro of advertising brings back.",
      },
      video_played: {
        when: "A video starts",
        tells: "Whether your video sells or just fills space.",
      },
      download_started: {
        when: "A document is downloaded",
        tells: "Which brochure leads to an enquiry.",
      },
    },
  },
  proof: { case: "analytics-tracking-avance", metric: "attributed" },
  questions: {
    title: "Before you optimise anything",
    items: {
      traffic: {
        question: "Do I have enough visitors for this?",
        answer: `For A/B tests you need about ${number(promises.testVisits)} visits a month; below that, the result is chance. With fewer we change one thing a month and compare the weeks before with the weeks after. If you have very few, spend the money on being found first. We will tell you so.`,
      },
      change: {
        question: "What do you change, exactly?",
        answer:
          "Usually small things: where the phone number is, how many fields a form has, when the delivery cost appears, what the first sentence says. You approve each change before it goes live, and if the figures get worse, we undo it.",
      },
      cookies: {
        question: "And the cookie banner?",
        answer:
          "Nothing is measured before a visitor agrees, and refusing is as easy as accepting. So the statistics show trends, never everyone. We check them against your own orders and calls, where nobody is missing.",
      },
      percentage: {
        question: "How much more will I get?",
        answer: `We don’t promise a percentage. We write down where you are before we begin, and what has changed each month. If three months bring nothing, stop: ${notice} is all it takes.`,
      },
      site: {
        question: "Does it work with the site I have?",
        answer:
          "With almost any: WordPress, Shopify, Wix, or a site somebody built for you. We need access to it, or to the person who looks after it, and we write down what we changed.",
      },
      owner: {
        question: "Who owns the accounts and the data?",
        answer:
          "You do. Analytics, tags and dashboard are set up in accounts in your name, and they stay with you if you leave.",
      },
    },
  },
  closing: {
    title: "Where do your customers come from?",
    text: `Let’s go through your figures together for ${site.booking.audit.minutes} minutes. You get three actions in writing: what is missing, what to change first, and what to leave alone.`,
  },
};
