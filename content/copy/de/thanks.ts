import type { thanks as contract } from "#content/copy/fr/thanks.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const thanks: typeof contract = {
  seo: {
    title: `Danke, Ihre Nachricht ist angekommen | ${site.brand}`,
    description: `Ihre Nachricht ist bei ${site.brand} gespeichert. Ein Mensch liest sie und antwortet innerhalb von ${promises.answerHours} Geschäftsstunden.`,
    keywords: "Nachricht gesendet",
    h1: "Danke. Ihre Nachricht ist bei uns.",
  },
  subtitle:
    "Nachricht gesendet! Wir antworten innerhalb von 24h. Sie ist gespeichert: Mehr müssen Sie nicht tun.",
  home: "Zurück zur Startseite",
  next: {
    title: "Wie es weitergeht",
    call: "Termin wählen",
    steps: {
      stored: {
        time: "0 Std.",
        title: "Ihre Nachricht ist gespeichert",
        text: "Sie kann nicht mehr verloren gehen. Einmal senden genügt.",
      },
      answer: {
        time: `${promises.answerHours} Std.`,
        title: "Ein Mensch antwortet",
        text: "An Werktagen, per E-Mail oder Telefon, mit einer ersten Idee.",
      },
      call: {
        time: `${site.booking.call.minutes} Min.`,
        title: "Ein Gespräch, wenn Sie lieber reden",
        text: "Sie wählen den Termin. Wir notieren, wie es weitergeht.",
      },
    },
  },
};
