import type { article as contract } from "#content/copy/fr/article.ts";
import { site } from "#site.config.ts";

export const article: typeof contract = {
  trade: "Webagentur",
  keywords: "Ratgeber, kleine Betriebe, Handwerk, Läden",
  back: "Zurück",
  facts: {
    category: "Thema",
    date: "Erschienen am",
    updated: "Aktualisiert am",
    minutes: "Lesezeit",
    author: "Text",
  },
  minutes: (minutes) => `${minutes} Min.`,
  share: {
    button: "Teilen",
    copied: "Die Adresse des Artikels ist kopiert.",
    failed: "Das Kopieren hat nicht geklappt. Die Adresse steht oben im Browser.",
  },
  contents: "Inhalt",
  /** Below the text. */
  foot: { author: "Wer schreibt", case: "Ein Beispiel", service: "Die Leistung" },
  call: {
    title: "Brauchen Sie Unterstützung bei Ihrer digitalen Strategie?",
    text: `Der Check dauert ${site.booking.audit.minutes} Minuten und kostet nichts. Danach haben Sie drei Aufgaben schriftlich, der Reihe nach, und erledigen sie mit oder ohne uns.`,
    booking: "Kostenlosen Termin vereinbaren",
    contact: "Nachricht schreiben",
  },
  aside: "Wie es weitergeht",
  related: "Als Nächstes lesen",
  neighbours: {
    label: "Vorheriger und nächster Artikel",
    previous: "Vorheriger Artikel",
    next: "Nächster Artikel",
  },
};
