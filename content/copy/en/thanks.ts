import type { thanks as contract } from "#content/copy/fr/thanks.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { site } from "#site.config.ts";

export const thanks: typeof contract = {
  seo: {
    title: `Thank you, your message has arrived | ${site.brand}`,
    description: `Thank you for writing to ${site.brand}. A person reads your message and answers within ${promises.answerHours} business hours, by email or by phone.`,
    keywords: "message sent",
    h1: "Thank you for writing to us.",
  },
  subtitle: `Message sent! We’ll respond within 24h. ${people.felix.name} will read it. The 24 hours are business hours, so you have an answer by the same time the next working day.`,
  home: "Return to the home page",
  next: {
    title: "What happens next",
    by: "by {hour}:{minute}",
    channel: "By email to {email}, or by phone on {phone}, with a first idea or a question.",
    again: "Write another message",
    call: "Pick a time",
    steps: {
      stored: {
        time: "Received",
        title: "Nothing else for you to do",
        text: "Once is enough: your message is stored and cannot get lost.",
      },
      answer: {
        time: "Next working day",
        title: `${people.felix.name} answers`,
        text: "By email or by phone, with a first idea or a question.",
      },
      call: {
        time: "Any time",
        title: "A call, if you would rather talk",
        text: `Pick a time for the free ${site.booking.call.minutes}-minute call. At the end you know the scope, a price range and a date.`,
      },
    },
  },
};
