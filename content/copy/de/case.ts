import type { caseStudy as contract } from "#content/copy/fr/case.ts";
import { promises } from "#content/facts/promises.ts";

export const caseStudy: typeof contract = {
  all: "Alle Arbeiten",
  facts: { client: "Kunde", duration: "Dauer", year: "Jahr", work: "Arbeit", website: "Website" },
  confidential: "Vertraulich",
  metrics: "Die Zahlen",
  challenge: "Aufgabe",
  solution: "Lösung",
  results: "Ergebnisse",
  technologies: "Technik",
  testimonial: "Kundenstimme",
  disclaimer:
    "Eine Fallstudie als Beispiel: Kunde, Personen und Zahlen sind erfunden, die Bilder hat die Agentur gezeichnet.",
  related: "Ähnliche Arbeiten",
  neighbours: { label: "Weitere Arbeiten", previous: "Vorherige", next: "Nächste" },
  closing: {
    title: "Kommt Ihnen das bekannt vor?",
    text: `Erzählen Sie uns davon, so kurz Sie möchten. Die Antwort kommt innerhalb von ${promises.answerHours} Geschäftsstunden, mit einer ersten Idee.`,
    contact: "Schreiben Sie uns",
  },
};
