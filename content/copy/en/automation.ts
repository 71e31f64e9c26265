import type { automation as contract } from "#content/copy/fr/automation.ts";
import { automationExample } from "#content/facts/automation-example.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const automation: typeof contract = {
  seo: {
    title: `AI automation: WhatsApp, text, email | ${site.brand}`,
    description: `An assistant that answers within ${promises.responseSeconds} s, sorts enquiries and books appointments by WhatsApp, text and email. Try it for ${promises.trialDays} days.`,
    keywords:
      "AI automation, WhatsApp chatbot for small business, SMS follow-up, lead scoring, automatic appointment booking, voicebot",
    h1: `It’s ${automationExample.arrives}. Your customer already has an answer.`,
  },
  kicker: "AI automation",
  badges: {
    commitment: "No commitment",
    quote: `Quote within ${promises.quoteHours} h`,
  },
  subtitle:
    "An assistant answers on WhatsApp, by text, by email and on your site. It asks the right questions, scores the enquiry and books the appointment. You stay in charge.",
  trial: `Try it for ${promises.trialDays} days`,
  audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  figures: {
    title: "What we aim for",
    note: "Targets: every installation is tuned, then measured, to reach them.",
    items: {
      response: { value: `< ${promises.responseSeconds} s`, label: "to a first answer" },
      appointments: {
        value: `${promises.appointmentRate.from}–${promises.appointmentRate.to}%`,
        label: "of conversations end in an appointment",
      },
      always: { value: "24/7", label: "Sundays and bank holidays included" },
      setup: {
        value: `${promises.setup.from}–${promises.setup.to} days`,
        label: "from order to live",
      },
    },
  },
  flow: {
    title: "From message to appointment",
    lead: "Every enquiry takes the same line. At the junction, the score decides.",
    caption: "A sample route, agreed with you before it goes live.",
    steps: {
      message: { title: "An enquiry arrives", detail: "WhatsApp, text, email or chat" },
      answer: { title: `Answer within ${promises.responseSeconds} s`, detail: "in the customer’s language" },
      score: { title: "Four questions, one score", detail: "need, date, budget, place" },
      booked: {
        condition: `Score: ${automationExample.score.threshold} or more`,
        title: "Appointment booked",
        detail: "in your diary",
      },
      reminded: { title: "Reminder by text", detail: `${automationExample.reminderHours} hours before` },
      followed: {
        condition: "Lower score",
        title: "Follow-up by email",
        detail: `after ${automationExample.followUpDays.first} days, then ${automationExample.followUpDays.second}`,
      },
      rescored: { title: "Reply? New score", detail: "if not, the case is closed" },
      handed: {
        condition: "Sensitive case",
        title: "Passed to a person",
        detail: "with a summary of the chat",
      },
      called: { title: "You call back", detail: `task opened for ${automationExample.handover}` },
    },
  },
  features: {
    title: "What it does for you",
    chat: {
      title: "Multilingual chat",
      text: "Customers write in their language and are answered in it. You read everything in yours.",
      sample: "One reply, four languages",
    },
    workflows: {
      title: "WhatsApp, text and email workflows",
      text: "Each message goes out at the right moment, on the channel the customer chose, and the series stops as soon as they reply.",
      sample: "Around an appointment",
      rows: {
        confirmation: { lead: "at once", text: "WhatsApp: the confirmation" },
        reminder: {
          lead: `${automationExample.reminderHours} h before`,
          text: "Text: the reminder, with a map",
        },
        thanks: {
          lead: `${automationExample.thanksDays} days after`,
          text: "Email: thanks, the invoice, what comes next",
        },
      },
    },
    scoring: {
      title: "Lead scoring and routing",
      text: `Every enquiry gets a score out of ${automationExample.score.most}. At ${automationExample.score.threshold} or more, it goes straight to the right person.`,
      sample: "An enquiry about a roof",
      rows: {
        need: "Clear need, photo attached",
        date: "Work due this month",
        budget: "Budget given",
        area: "Within your area",
      },
      total: "passed to the site manager",
    },
    booking: {
      title: "Automatic appointments",
      text: "The assistant reads your diary, offers two free slots and blocks the one that is chosen.",
      sample: "What it sees of your diary",
      rows: {
        taken: "Tuesday: busy",
        chosen: "Thursday: chosen, so blocked",
        free: "Friday: offered, still free",
      },
    },
  },
  playbooks: {
    title: "Three trades, three moments",
    lead: "Examples, to the minute. Yours are written with you.",
    trigger: "What happens",
    action: "What goes out",
    result: "What you find",
    items: {
      restaurant: {
        title: "Restaurant",
        trigger: "The phone rings in the middle of service. Nobody picks up.",
        action: "A text goes out: two free tables, reply with one digit.",
        result: "A table for six on Saturday, one allergy noted.",
      },
      practice: {
        title: "Medical practice",
        trigger: "A patient cancels her appointment for the morning.",
        action: "The waiting list gets a text, with not a word about health in it.",
        result: "The slot is taken again. Reception did not lift a finger.",
      },
      roofer: {
        title: "Roofer",
        trigger: "A photo of a leak arrives on WhatsApp. You are on a roof.",
        action: "The assistant asks for the address, the size of the roof and how urgent it is.",
        result: "Visit set for Thursday. Photo and address are in the diary.",
      },
    },
  },
  options: {
    title: "Four options, by the month",
    lead: `None is required. Add or drop one with ${promises.legal.noticeMonths} month’s notice.`,
    caption: "Automation options",
  },
  proof: { case: "chatbot-service-client-ia", metric: "solved" },
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
    title: `Try it for ${promises.trialDays} days, on your real messages`,
    text: `We connect the assistant to one channel. After ${promises.trialDays} days you read the conversations and decide.`,
  },
};
