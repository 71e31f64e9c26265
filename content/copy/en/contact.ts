import { time } from "#content/copy/en/formats.ts";
import type { contact as contract } from "#content/copy/fr/contact.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
import { hostOf } from "#src/formats/addresses.ts";

export const contact: typeof contract = {
  seo: {
    title: `Contact: tell us about your project | ${site.brand}`,
    description: `Write to us in two minutes: an answer within ${promises.answerHours} business hours and a free quote. Or book a ${site.booking.call.minutes}-minute strategic call, or message us on WhatsApp.`,
    keywords: "contact web agency, website quote, automation quote, strategic call, WhatsApp",
    h1: "Tell us what takes too much of your time",
  },
  subtitle: `Write the way you talk. A person reads it and a person answers, within ${promises.answerHours} business hours.`,
  people: {
    title: "Who answers you",
    answers: (name) => `${name} answers enquiries in English.`,
  },
  promises: {
    trial: {
      title: `Your free ${promises.trialDays}-day trial`,
      text: "You need no card, you approve each answer, and the trial ends by itself. Tell us which channel brings in the most questions.",
    },
    audit: {
      title: `Your free ${site.booking.audit.minutes}-minute audit`,
      text: "Pick a time in the calendar, or leave the address of your site here and we suggest one.",
    },
    package: {
      title: (name) => `You’re interested in ${name}`,
      text: "What it holds and costs is on its page; your quote confirms both, with a date.",
    },
    service: {
      title: (name) => `It’s about ${name}`,
      text: "Two sentences will do: what you have today, and what you are missing.",
    },
  },
  conversations: { title: "Would you rather talk? Both are free." },
  audit: {
    title: `Free audit, ${site.booking.audit.minutes} minutes`,
    text: "For when you don’t know where to start. We look at your site and your messages, and you get three actions in writing, with us or without us.",
    button: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
  form: {
    title: "The form",
    labels: {
      name: "Your name",
      email: "Email",
      company: "Company",
      phone: "Phone",
      projectType: "Type of project",
      budget: "Budget",
      message: "Your message",
    },
    hints: {
      name: "Two letters at least.",
      email: "We send a receipt and our answer there, nothing else.",
      company: "The name above the door will do.",
      phone: "With the country code, such as +44 or +41.",
      projectType: "The closest to what you need.",
      budget: "A rough idea, with no commitment.",
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
    privacy: "Your details are used to answer you and for nothing else.",
    crash: "The form has stopped working. Write to us directly, or reload the page.",
  },
  whatsapp: {
    title: "WhatsApp",
    text: "For a short question, or a photo of what isn’t working.",
    greeting: `Hello ${site.brand}, I’m writing from your website. Here is my question: `,
    button: "Message us on WhatsApp",
  },
  booking: {
    title: `${site.booking.call.minutes}-minute strategic call`,
    text: "Pick a time. We call, you ask your questions, we note what comes next.",
    button: "Pick a time",
    hours: `Monday to Friday, ${time(site.hours.opens)} – ${time(site.hours.closes)}, Paris time.`,
    show: "Show the calendar here",
    warning: `One click loads ${hostOf(site.booking.call.url)}, which then sees your IP address and may set cookies. Nothing is loaded before that.`,
    frameTitle: "Calendar: pick the time of the call",
    loading: `Loading the calendar from ${hostOf(site.booking.call.url)}…`,
    failed: `The calendar has not appeared: ${hostOf(site.booking.call.url)} is not responding, or your browser blocks it. The link above opens it in a new tab.`,
  },
  direct: { title: "Or reach us directly", phone: "Phone", email: "Email" },
};
