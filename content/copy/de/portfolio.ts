import type { portfolio as contract } from "#content/copy/fr/portfolio.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const portfolio: typeof contract = {
  seo: {
    title: `Referenzen: Websites, KI, CRO und Design | ${site.brand}`,
    description:
      "Vom Fensterbauer in Ravensburg bis zum Veloladen in Bern: vierzehn erfundene Fallstudien mit Aufgabe, Dauer, Werkzeugen und den Zahlen, an denen wir uns messen.",
    keywords: "Referenzen Webagentur, Fallstudien, Website Handwerker, KI-Automatisierung, CRO, Design",
    h1: "Projekte und was sie verändert haben",
  },
  subtitle:
    "Ein Fensterbauer in Ravensburg, eine Arztpraxis in Augsburg, ein Veloladen in Bern: zu jedem Projekt die Aufgabe, die Dauer, die Werkzeuge und die Zahlen, an denen wir es messen. Die Fallstudien sind erfunden, um zu zeigen, wie wir arbeiten.",
  filter: {
    legend: "Referenzen filtern",
    all: "Alle",
    categories: { websites: "Websites", automation: "Automatisierung", cro: "CRO", design: "Design" },
  },
  card: {
    more: "Mehr erfahren",
    about: (title) => `über „${title}“`,
    visit: (client) => `Website von ${client} ansehen`,
  },
  testimonials: {
    title: "Was Kunden dazu sagen",
    lead: "Erfundene Stimmen, wie die Fallstudien.",
    kind: "Folie",
    slide: (number, count) => `${number} von ${count}`,
    rating: (rating, most) => `Bewertung: ${rating} von ${most}`,
    controls: {
      label: "Kundenstimmen",
      carousel: "Karussell",
      choose: "Stimme auswählen",
      show: "Stimme {number} von {count}",
      pause: "Durchlauf anhalten",
      play: "Durchlauf starten",
      crash: "Die Stimmen lassen sich gerade nicht anzeigen. Jede steht auch auf der Seite ihres Projekts.",
    },
  },
  closing: {
    title: "Das nächste Projekt könnte Ihres sein",
    text: `Sagen Sie uns, was Sie verkaufen und was Ihre Zeit frisst. Wir melden uns an Arbeitstagen innerhalb von ${promises.answerHours} Stunden; Preis und Datum haben Sie ${promises.quoteHours} Stunden nach unserem Gespräch.`,
    contact: "Angebot anfordern",
    audit: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
  },
};
