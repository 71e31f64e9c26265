import type { acknowledgement as contract } from "#content/copy/fr/acknowledgement.ts";

export const acknowledgement: typeof contract = {
  subject: "Your message has reached {brand}",
  heading: "Your message has arrived",
  text: "Someone on the team will read it and answer within {hours} business hours. There is nothing else for you to do.",
  urgent: "Is it urgent? Call {phone}, Monday to Friday from {opens} to {closes} (Paris time).",
  unexpected: "You did not write to us? Someone entered your address by mistake: please ignore this email.",
};
