import { hours, openDays } from "#content/copy/de/formats.ts";
import type { acknowledgement as contract } from "#content/copy/fr/acknowledgement.ts";
import { phoneText } from "#content/facts/contact-links.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const acknowledgement: typeof contract = {
  subject: `Ihre Nachricht ist bei ${site.brand} angekommen`,
  heading: "Ihre Nachricht ist da",
  greeting: (name) => (name === "" ? "Guten Tag," : `Guten Tag ${name},`),
  text: `vielen Dank für Ihre Nachricht. Ich lese sie selbst und melde mich an Arbeitstagen innerhalb von ${promises.answerHours} Stunden, also spätestens zur selben Uhrzeit des nächsten Arbeitstags.`,
  next: `Danach sprechen wir kurz miteinander, am Telefon oder schriftlich, und innerhalb von ${promises.quoteHours} Stunden nach dem Gespräch haben Sie Ihr Angebot. Noch einmal senden müssen Sie nichts.`,
  urgent: `Wenn es eilt, rufen Sie an: ${phoneText}, ${openDays}, ${hours(site.hours.opens, site.hours.closes)}.`,
  closing: "Freundliche Grüße",
  privacy: "Was wir mit Ihren Daten machen",
  unexpected:
    "Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre Adresse aus Versehen angegeben: Bitte löschen Sie diese E-Mail.",
};
