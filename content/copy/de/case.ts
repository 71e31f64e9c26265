import type { caseStudy as contract } from "#content/copy/fr/case.ts";
import { promises } from "#content/facts/promises.ts";

export const caseStudy: typeof contract = {
  all: "Alle Referenzen",
  facts: { client: "Kunde", duration: "Dauer", year: "Jahr", work: "Leistungen", website: "Website" },
  team: "Wer daran gearbeitet hat",
  service: "Leistung",
  read: "Der Artikel dazu",
  confidential: "Vertraulich",
  challenge: "Die Aufgabe",
  solution: "Die Lösung",
  results: "Das Ergebnis",
  technologies: "Technik",
  testimonial: "Kundenstimme",
  disclaimer:
    "Erfundene Fallstudie, um zu zeigen, wie wir arbeiten: Kunde, Personen und Zahlen gibt es nicht, die Bilder haben wir gezeichnet.",
  others: "Weitere Projekte",
  next: "Nächstes Projekt",
  closing: {
    title: "Kommt Ihnen das bekannt vor?",
    text: `Erzählen Sie uns davon, so kurz Sie möchten. Wir melden uns an Arbeitstagen innerhalb von ${promises.answerHours} Stunden, mit einer ersten Idee.`,
    contact: "Angebot anfordern",
  },
};
