import { time } from "#content/copy/de/formats.ts";
import type { acknowledgement as contract } from "#content/copy/fr/acknowledgement.ts";
import { phoneText } from "#content/facts/contact-links.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const acknowledgement: typeof contract = {
  subject: `Ihre Nachricht ist bei ${site.brand} angekommen`,
  heading: "Ihre Nachricht ist angekommen",
  text: `Jemand aus dem Team liest sie und antwortet innerhalb von ${promises.answerHours} Geschäftsstunden. Mehr müssen Sie nicht tun.`,
  urgent: `Es eilt? Rufen Sie an: ${phoneText}, Montag bis Freitag von ${time(site.hours.opens)} bis ${time(site.hours.closes)}.`,
  unexpected:
    "Sie haben nichts geschickt? Dann hat jemand Ihre Adresse aus Versehen eingegeben: Bitte ignorieren Sie diese E-Mail.",
};
