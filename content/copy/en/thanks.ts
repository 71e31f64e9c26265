import type { thanks as contract } from "#content/copy/fr/thanks.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const thanks: typeof contract = {
  seo: {
    title: `Thank you, your message has arrived | ${site.brand}`,
    description: `Your message is safely stored at ${site.brand}. A person reads it and answers within ${promises.answerHours} business hours.`,
    keywords: "message sent",
    h1: "Thank you. Your message is with us.",
  },
  subtitle: "Message sent! We’ll respond within 24h. It is stored: there is nothing else for you to do.",
  home: "Return to the home page",
  next: {
    title: "What happens next",
    call: "Pick a time",
    steps: {
      stored: {
        time: "0 h",
        title: "Your message is stored",
        text: "It cannot get lost now. No need to send it twice.",
      },
      answer: {
        time: `${promises.answerHours} h`,
        title: "A person answers",
        text: "In business hours, by email or by phone, with a first idea.",
      },
      call: {
        time: `${site.booking.call.minutes} min`,
        title: "A call, if you would rather talk",
        text: "You pick the time. We note what comes next.",
      },
    },
  },
};
