import { time } from "#content/copy/en/formats.ts";
import type { acknowledgement as contract } from "#content/copy/fr/acknowledgement.ts";
import { phoneText } from "#content/facts/contact-links.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const acknowledgement: typeof contract = {
  subject: `Your message has reached ${site.brand}`,
  heading: "Your message has arrived",
  text: `Someone on the team will read it and answer within ${promises.answerHours} business hours. There is nothing else for you to do.`,
  urgent: `Is it urgent? Call ${phoneText}, Monday to Friday from ${time(site.hours.opens)} to ${time(site.hours.closes)} (Paris time).`,
  unexpected: "You did not write to us? Someone entered your address by mistake: please ignore this email.",
};
