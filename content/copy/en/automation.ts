import { money, notice } from "#content/copy/en/formats.ts";
import type { automation as contract } from "#content/copy/fr/automation.ts";
import { automationExample } from "#content/facts/automation-example.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const automation: typeof contract = {
  seo: {
    title: `WhatsApp chatbot and AI automation | ${site.brand}`,
    description: `An assistant that answers your customers within ${promises.responseSeconds} seconds on WhatsApp, by text and by email, and books appointments. From ${money(prices.automation.first)}, free ${promises.trialDays}-day trial.`,
    keywords:
      "WhatsApp chatbot for small business, AI assistant, automatic appointment booking, missed call text back, SMS reminders, lead scoring, voicebot",
    h1: `It’s ${automationExample.arrives}. Your customer already has an answer.`,
  },
  kicker: "AI automation",
  badges: {
    commitment: `No commitment: ${notice}`,
    quote: `Quote within ${promises.quoteHours} hours of our conversation`,
  },
  subtitle:
    "An assistant answers on WhatsApp, by text, by email and on your website. It asks what you would ask, sorts the enquiries and books appointments. It says only what you have taught it, and hands over to you when it is not sure.",
  trial: `Try it free for ${promises.trialDays} days`,
  audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  talk: {
    title: "A Tuesday evening at a roofer’s",
    who: {
      customer: "a customer",
      assistant: "the assistant",
      diary: "in your calendar",
    },
    lines: {
      asked: "Photo attached. It’s raining into the bedroom. Do you come out to Leeds?",
      answered:
        "Good evening, this is the assistant, a program. Leeds, yes. When do you need it done, and what is your budget?",
      told: "This month. The insurance is paying for the tiles.",
      offered: "Our site manager can come on Thursday at 10:30 or on Friday at 8:00.",
      chosen: "Thursday.",
      booked: (score) =>
        `Visit on Thursday at 10:30, photo and address attached. Score ${score}: the site manager has been told.`,
    },
    note: "An invented business. The assistant says only what you have taught it.",
  },
  figures: {
    title: "What we aim for",
    note: "These are targets, not promises: we tune each assistant, then measure on your own messages how close it comes.",
    items: {
      response: { value: `< ${promises.responseSeconds} s`, label: "to a first answer" },
      appointments: {
        value: `${promises.appointmentRate.from}–${promises.appointmentRate.to}%`,
        label: "of conversations end in an appointment",
      },
      always: { value: "24/7", label: "Sundays and bank holidays included" },
      setup: {
        value: `${promises.setup.from}–${promises.setup.to} days`,
        label: "for a first automation, once we have your information and access",
      },
    },
  },
  flow: {
    title: "From message to appointment",
    lead: "An answering machine hands your work back to you: ten messages to listen to, and ten people to call, some of whom have gone elsewhere by now. The assistant moves each enquiry forward while you work. It gives your opening hours, your starting prices and two free dates; it asks for the address, the size of the roof or the number of guests. If a question goes beyond what it knows, it says so and passes the conversation on with a summary. By the time you call, the job is all that is left to agree.",
    caption: "An example, agreed with you before it goes live.",
    steps: {
      message: { title: "An enquiry arrives", detail: "WhatsApp, text, email or chat" },
      answer: { title: `Answer within ${promises.responseSeconds} s`, detail: "in the customer’s language" },
      score: { title: "Four questions, one score", detail: "need, date, budget, place" },
      booked: {
        condition: `Score: ${automationExample.score.threshold} or more`,
        title: "Appointment booked",
        detail: "in your calendar",
      },
      reminded: { title: "Reminder by text", detail: `${automationExample.reminderHours} hours before` },
      followed: {
        condition: "Lower score",
        title: "Follow-up by email",
        detail: `after ${automationExample.followUpDays.first} days, then ${automationExample.followUpDays.second}`,
      },
      rescored: { title: "A reply? A new score", detail: "otherwise we leave them in peace" },
      handed: {
        condition: "Sensitive case",
        title: "Passed to a person",
        detail: "with a summary of the chat",
      },
      called: { title: "You call back", detail: `reminder set for ${automationExample.handover}` },
    },
  },
  features: {
    title: "What you no longer have to do",
    chat: {
      title: "Chat in several languages",
      text: "Customers write in their language and get the answer in it. You read everything in yours.",
      sample: "One reply, four languages",
    },
    workflows: {
      title: "WhatsApp, text and email workflows",
      text: "Each message goes out at the right moment on the channel the customer chose, and follow-ups stop as soon as they reply.",
      sample: "Around an appointment",
      rows: {
        confirmation: { lead: "at once", text: "WhatsApp: the confirmation" },
        reminder: {
          lead: `${automationExample.reminderHours} h before`,
          text: "Text: the reminder, with a map",
        },
        thanks: {
          lead: `${automationExample.thanksDays} days after`,
          text: "Email: thank you, the invoice, what comes next",
        },
      },
    },
    scoring: {
      title: "Lead scoring and routing",
      text: `Every enquiry, or lead, gets a score out of ${automationExample.score.most}. From ${automationExample.score.threshold} it goes straight to the right person.`,
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
      text: "The assistant reads your calendar, offers two free slots and books the one the customer chooses.",
      sample: "What it sees of your calendar",
      rows: {
        taken: "Tuesday: busy",
        chosen: "Thursday: chosen and booked",
        free: "Friday: offered, still free",
      },
    },
  },
  playbooks: {
    title: "A restaurant, a practice, a roofer",
    lead: "Three examples, minute by minute. We write yours with you.",
    trigger: "What happens",
    action: "What goes out",
    result: "What you find",
    items: {
      restaurant: {
        title: "Restaurant",
        trigger: "The phone rings in the middle of service. Nobody can pick up.",
        action: "A text goes out: two free tables, reply 1 or 2.",
        result: "A table for six on Saturday, with a high chair.",
      },
      practice: {
        title: "Medical practice",
        trigger: "A patient cancels her appointment for that morning.",
        action: "The waiting list gets a text, without a word about health in it.",
        result: "The slot is taken again, without reception lifting a finger.",
      },
      roofer: {
        title: "Roofer",
        trigger: "A photo of a leak arrives on WhatsApp. You are on a roof.",
        action: "The assistant asks for the address, the size of the roof and how urgent it is.",
        result: "A visit on Thursday, with photo and address in your calendar.",
      },
    },
  },
  options: {
    title: "What it costs, and what you can add",
    lead: `The first automation is paid once. The options are paid by the month; none is required, and each ends with ${notice}.`,
    caption: "Automation and its options",
  },
  proof: { case: "alb-contact", metric: "appointments" },
  questions: {
    title: "What owners ask about robots",
    items: {
      nonsense: {
        question: "What if it talks nonsense?",
        answer: `It answers only from what you have taught it, gives prices only from your own list, and hands over to you when it is unsure. During the ${promises.trialDays}-day trial you approve every answer before it goes out. Afterwards you can read every conversation.`,
      },
      machine: {
        question: "Will my customers know that it is a machine?",
        answer:
          "Yes. It says so itself in its first message, as European law has required since August 2026. It also says that a person takes over on request. Most people would rather have an answer from a program tonight than one from a person on Monday, but the choice is theirs.",
      },
      monthly: {
        question: "What does it cost each month?",
        answer:
          "You pay for the set-up once. After that come the message fees of WhatsApp or your text provider, in your own name and at cost, and any options you have chosen from the table. Maintenance is optional. The quote adds it up for a typical month of yours.",
      },
      data: {
        question: "What happens to my customers’ data?",
        answer:
          "It stays with the providers named in your quote, which comes with a data processing agreement (Article 28 GDPR). The assistant asks only for what an appointment needs. It collects no health data: a practice uses it for times and directions, never for reasons.",
      },
      trial: {
        question: "How does the trial work?",
        answer: `We connect the assistant to one channel and teach it your opening hours, your prices and your usual questions. For ${promises.trialDays} days it drafts answers to your real messages, and none goes out until you approve it. The trial is free, needs no card and ends by itself.`,
      },
      number: {
        question: "Do I keep my WhatsApp number?",
        answer:
          "Yes. The app on your phone and the assistant can share one number, so your customers notice no change. You see what it writes, and you can take over a conversation at any time by answering yourself.",
      },
      result: {
        question: "Can I pay per result instead?",
        answer:
          "Yes. We agree on a fee for each appointment that is kept, and nothing is due otherwise. It suits trades in which an appointment has a clear value; the fee is settled in the quote.",
      },
      worth: {
        question: "I get five messages a day. Is it worth it?",
        answer:
          "Perhaps not, and then we say so: a form with four good questions is cheaper. For one week, count the messages that arrive while you are busy. If most of them are about opening hours, prices and free dates, an automation pays.",
      },
    },
  },
  closing: {
    title: `Try it for ${promises.trialDays} days on your real messages`,
    text: `We connect the assistant to one channel and you approve each answer. After ${promises.trialDays} days you have seen what it writes, and you decide. No card, and it ends by itself.`,
  },
};
