import type { caseStudy as contract } from "#content/copy/fr/case.ts";
import { promises } from "#content/facts/promises.ts";

export const caseStudy: typeof contract = {
  all: "Alle Projekte",
  facts: { client: "Kunde", duration: "Dauer", year: "Jahr", work: "Leistungen", website: "Website" },
  confidential: "Vertraulich",
  metrics: "Die Zahlen",
  challenge: "Das Problem",
  solution: "Lösung",
  results: "Ergebnisse",
  technologies: "Technik",
  testimonial: "Kundenstimme",
  disclaimer:
    "Ein erfundener Fall, der zeigt, wie wir arbeiten: Kunde, Personen und Zahlen sind ausgedacht, die Bilder haben wir selbst gezeichnet.",
  related: "Ähnliche Projekte",
  neighbours: { label: "Weitere Projekte", previous: "Vorheriges", next: "Nächstes" },
  closing: {
    title: "Kommt Ihnen das bekannt vor?",
    text: `Erzählen Sie uns davon, so kurz Sie möchten. Die Antwort kommt innerhalb von ${promises.answerHours} Geschäftsstunden, mit einer ersten Idee.`,
    contact: "Schreiben Sie uns",
  },
};
