import { clockCity, time } from "#content/copy/en/formats.ts";
import type { acknowledgement as contract } from "#content/copy/fr/acknowledgement.ts";
import { phoneText } from "#content/facts/contact-links.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const acknowledgement: typeof contract = {
  subject: `Your message has reached ${site.brand}`,
  heading: "Your message has arrived",
  greeting: (name) => (name === "" ? "Hello," : `Hello ${name},`),
  text: `Thank you for writing to us. I will read your message and answer within ${promises.answerHours} business hours, that is by the same time the next working day.`,
  next: `Then we talk, in writing or on the phone, and within ${promises.quoteHours} hours of that you have a quote. There is nothing else for you to do for now.`,
  urgent: `Is it urgent? Call ${phoneText} on working days, ${time(site.hours.opens)} to ${time(site.hours.closes)} (${clockCity} time).`,
  closing: "Speak soon,",
  privacy: "What we do with your data",
  unexpected: "Didn’t write to us? Someone may have mistyped their address. You can ignore this email.",
};
