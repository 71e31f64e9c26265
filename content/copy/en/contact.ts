import { clockCity, openDays, time } from "#content/copy/en/formats.ts";
import type { contact as contract } from "#content/copy/fr/contact.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { site } from "#site.config.ts";
import { hostOf } from "#src/formats/addresses.ts";

export const contact: typeof contract = {
  seo: {
    title: `Contact: request a quote or book a call | ${site.brand}`,
    description: `Write, call or pick a time. You have an answer within ${promises.answerHours} business hours, in English; the ${site.booking.audit.minutes}-minute audit and the ${site.booking.call.minutes}-minute strategic call are free.`,
    keywords: "contact web agency, website quote, free website audit, strategic call, WhatsApp",
    h1: "Tell us what takes too much of your time",
  },
  subtitle: `Write the way you talk. ${people.felix.name} reads it and answers within ${promises.answerHours} business hours, that is by the same time the next working day. Then you talk for a few minutes, and within ${promises.quoteHours} hours of that conversation you have a quote.`,
  people: {
    title: "Who answers you",
    answers: (name) => `${name} answers enquiries in English, and stays your contact to the last invoice.`,
  },
  promises: {
    trial: {
      title: `Your free ${promises.trialDays}-day trial`,
      text: "Tell us which channel brings in the most questions, and add two or three of them. You need no card, you approve each answer, and the trial ends by itself.",
    },
    audit: {
      title: `Your free ${site.booking.audit.minutes}-minute audit`,
      text: "Pick a time in the calendar, or leave the address of your site here and we will suggest one. You get three actions in writing, with us or without us.",
    },
    package: {
      title: (name) => `You’ve chosen: ${name}`,
      text: "It is noted with your message, and you can still change your mind. Tell us when you would like to start; the quote confirms the price and adds a date.",
    },
    service: {
      title: (name) => `It’s about ${name}`,
      text: "Two sentences will do: what you have today, and what you are missing.",
    },
  },
  conversations: { title: "Would you rather talk? Both are free." },
  audit: {
    title: "Free audit",
    text: "For when you don’t know where to start. We look at your site and your messages, and you get three actions in writing, with us or without us.",
    button: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
  form: {
    title: "Send us a message",
    labels: {
      name: "Your name",
      email: "Email",
      company: "Business",
      phone: "Phone",
      projectType: "What is it about?",
      budget: "Budget",
      message: "Your message",
    },
    hints: {
      name: "First name and surname.",
      email: "For our receipt and our answer. Nothing else.",
      company: "The name above the door will do.",
      phone: "With the country code, such as +44 or +353.",
      projectType: "Whatever comes closest.",
      budget: "A rough idea will do. Small jobs are welcome too.",
      message: "What you do, what gets in the way, by when. Between 10 and 2,000 characters.",
    },
    projectTypes: {
      website: "Showcase website",
      ecommerce: "E-commerce site",
      webapp: "Web application",
      branding: "Branding and design",
      automation: "Automation and AI",
      social: "Social media",
      other: "Other project",
    },
    budgets: {
      under: (to) => `Under ${to}`,
      between: (from, to) => `${from} to ${to}`,
      over: (from) => `Over ${from}`,
    },
    choose: "Choose…",
    submit: "Send the message",
    submitting: "Sending…",
    success: "Message sent! We’ll respond within 24h.",
    failure: "Sending error. Contact us via WhatsApp.",
    failureHelp: "Your text is still in the form. You can also call:",
    whatsapp: "Open WhatsApp",
    privacy:
      "We use your details to answer you and prepare your quote. A program sorts our inbox by budget, kind of project and completeness; a person reads and answers every message.",
    crash: "The form has stopped working. Write to us directly, or reload the page.",
  },
  whatsapp: {
    title: "WhatsApp",
    greeting: `Hello ${site.brand}, I’m writing from your website. Here is my question: `,
    button: "Message us",
  },
  booking: {
    title: "Strategic call",
    text: "For when you have a project. We call, you ask, and you leave with its scope, a price range and a date.",
    button: "Pick a time",
    hours: `${openDays}, ${time(site.hours.opens)} to ${time(site.hours.closes)}, ${clockCity} time.`,
    show: "Show the calendar here",
    warning: `One click loads ${hostOf(site.booking.call.url)}, which then sees your IP address and may set cookies. Nothing is loaded before that.`,
    frameTitle: "Calendar: pick the time of the call",
    loading: `Loading the calendar from ${hostOf(site.booking.call.url)}…`,
    failed: `The calendar has not appeared: ${hostOf(site.booking.call.url)} is not responding, or your browser blocks it. The link above opens it in a new tab.`,
  },
  direct: { phone: "Phone", email: "Email" },
};
