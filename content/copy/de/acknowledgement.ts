import { time } from "#content/copy/de/formats.ts";
import type { acknowledgement as contract } from "#content/copy/fr/acknowledgement.ts";
import { phoneText } from "#content/facts/contact-links.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const acknowledgement: typeof contract = {
  subject: `Ihre Nachricht ist bei ${site.brand} angekommen`,
  heading: "Ihre Nachricht ist angekommen",
  greeting: (name) => (name === "" ? "Guten Tag," : `Guten Tag ${name},`),
  text: `danke, dass Sie uns geschrieben haben. Ich lese Ihre Nachricht und antworte innerhalb von ${promises.answerHours} Geschäftsstunden, also spätestens zur gleichen Stunde am nächsten Werktag.`,
  next: `Danach sprechen wir darüber, schriftlich oder am Telefon; das Angebot folgt innerhalb von ${promises.quoteHours} Stunden. Mehr müssen Sie im Moment nicht tun.`,
  urgent: `Es eilt? Rufen Sie an: ${phoneText}, an Werktagen von ${time(site.hours.opens)} bis ${time(site.hours.closes)}.`,
  closing: "Bis bald",
  unexpected:
    "Sie haben nichts geschickt? Dann hat jemand Ihre Adresse aus Versehen eingegeben: Bitte ignorieren Sie diese E-Mail.",
};
