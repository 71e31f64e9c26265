import type { home as contract } from "#content/copy/fr/home.ts";
import { bakeryReplySeconds } from "#content/facts/bakery-night.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const home: typeof contract = {
  seo: {
    title: `Webagentur und KI-Automatisierung für KMU | ${site.brand}`,
    description: `Websites, KI-Automatisierung, Design und Social Media für Handwerk, Läden und kleine Betriebe. In ${promises.setup.from} bis ${promises.setup.to} Tagen online, ohne Mindestlaufzeit.`,
    keywords:
      "Webagentur KMU, KI-Automatisierung, Webseite erstellen, Conversion-Optimierung, Corporate Design, Social Media",
    h1: "Mehr Zeit. Mehr Kunden.",
  },
  hero: {
    badges: {
      area: "Weltweiter Service",
      commitment: "Ohne Mindestlaufzeit",
      sla: `SLA ${promises.sla.from}–${promises.sla.to} Std.`,
    },
    headline: ["Mehr Zeit.", "Mehr Kunden."],
    subtitle:
      "Wir bauen Ihre Website, automatisieren Ihre Antworten und messen, was es einbringt. Für Handwerk, Läden und kleine Betriebe.",
    audit: `Gratis-Audit buchen (${site.booking.audit.minutes} Min.)`,
    contact: "Angebot anfordern",
    pricing: "Preise ansehen",
    stats: {
      automation: { value: "24/7", label: "gehen Ihre Antworten raus, auch nachts" },
      setup: {
        value: `${promises.setup.from}–${promises.setup.to} Tage`,
        label: "vom Auftrag bis zum Start",
      },
      measurable: { value: `${promises.measurable} %`, label: "unserer Arbeit lassen sich messen" },
    },
  },
  night: {
    title: "Eine Nacht in der Bäckerei",
    events: {
      asked: "„Backen Sie auch Hochzeitstorten?“ Eine Kundin schreibt auf WhatsApp.",
      answered: `Der Assistent antwortet, ${bakeryReplySeconds}\u00a0Sekunden später.`,
      quoted: "Er nennt einen Preis und zwei mögliche Termine.",
      booked: "Der Termin steht in Ihrem Kalender.",
      opened: "Sie schließen den Laden auf. Alles ist bereit.",
    },
    note: "Ein Beispiel mit einer erfundenen Bäckerei.",
  },
  services: {
    title: "Fünf Leistungen, ein Ansprechpartner",
    lead: "Fangen Sie mit dem an, was fehlt. Der Rest kann warten.",
    items: {
      websites: "Firmenwebsite, Shop oder Verkaufsseite: schnell, auch auf einem alten Handy.",
      automation: "WhatsApp, SMS und E-Mails, die antworten, vorsortieren und Termine vereinbaren.",
      cro: "Wissen, woher Ihre Kunden kommen, und mit demselben Budget mehr davon gewinnen.",
      design: "Logo, Farben und Vorlagen, an denen man Sie erkennt, ob am Schild oder auf der Rechnung.",
      social: `Regelmäßige Beiträge, Antworten in weniger als ${promises.social.commentHours} Stunden, und Ihr Abend bleibt frei.`,
    },
    all: "Leistungen vergleichen",
  },
  pricing: {
    title: "Preise, die man versteht",
    lead: `Alle Preise sind Richtpreise ohne MwSt. Ihr Angebot kommt innerhalb von ${promises.quoteHours} Stunden.`,
    custom: {
      caption: "Leistungen nach Maß",
      name: "Leistung",
    },
    addOns: {
      caption: "Extras, auf Anfrage",
      name: "Extra",
    },
    quote: "Angebot anfordern",
  },
  cases: {
    title: "Was sich dadurch ändert",
    lead: "Drei Betriebe, drei Probleme, je eine Zahl.",
    objective: "Ziel",
    solution: "Lösung",
    period: { months: (count) => `in ${count} Monaten` },
    visit: "Website ansehen",
    all: "Alle Arbeiten",
    disclaimer: "Fallstudie als Beispiel.",
  },
  questions: {
    title: "Häufige Fragen",
    items: {
      rights: {
        question: "Wem gehört, was Sie für uns machen?",
        answer:
          "Ihnen. Nach vollständiger Bezahlung bekommen Sie die Quelldateien und das Recht, sie überall und ohne zeitliche Grenze zu nutzen.",
      },
      writing: {
        question: "Wer schreibt die Texte?",
        answer: "Sie erzählen, wir schreiben, Sie korrigieren.",
      },
    },
  },
  closing: {
    title: "Zwanzig Minuten, und Sie wissen, wo Sie anfangen",
    text: "Wir sehen uns Ihre Website und Ihre Nachrichten gemeinsam an. Danach stehen drei Aufgaben auf Ihrem Zettel, mit oder ohne uns.",
    audit: "Gratis-Audit buchen",
    contact: "An die Agentur schreiben",
  },
};
