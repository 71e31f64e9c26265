import type { thanks as contract } from "#content/copy/fr/thanks.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { site } from "#site.config.ts";

export const thanks: typeof contract = {
  seo: {
    title: `Danke, Ihre Nachricht ist angekommen | ${site.brand}`,
    description: `Ihre Nachricht ist bei ${site.brand} gespeichert. ${people.nora.name} liest sie und antwortet an Arbeitstagen innerhalb von ${promises.answerHours} Stunden, auf Deutsch.`,
    keywords: "Nachricht gesendet",
    h1: "Danke, dass Sie uns schreiben.",
  },
  subtitle:
    "Nachricht gesendet! Wir antworten innerhalb von 24h. Gemeint sind Arbeitstage: Spätestens zur selben Uhrzeit des nächsten hören Sie von uns.",
  home: "Zurück zur Startseite",
  next: {
    title: "Wie es weitergeht",
    by: "bis {hour}:{minute} Uhr",
    channel: "Per E\u2011Mail an {email} oder telefonisch unter {phone}, mit einer ersten Idee.",
    again: "Noch eine Nachricht schreiben",
    call: "Strategiegespräch buchen",
    steps: {
      stored: {
        time: "Erhalten",
        title: "Mehr brauchen Sie nicht zu tun",
        text: "Einmal senden genügt, verloren gehen kann nichts mehr.",
      },
      answer: {
        time: `${promises.answerHours} Std.`,
        title: `${people.nora.name} antwortet`,
        text: "An Arbeitstagen, per E\u2011Mail oder Telefon, mit einer ersten Idee.",
      },
      call: {
        time: `${site.booking.call.minutes} Min.`,
        title: "Ein kurzes Gespräch, kostenlos",
        text: `Umfang, Preisrahmen, Datum. Sie können den Termin gleich hier wählen; ${promises.quoteHours} Stunden danach haben Sie Ihr Angebot.`,
      },
    },
  },
};
