import type { caseStudy as contract } from "#content/copy/fr/case.ts";

export const caseStudy: typeof contract = {
  all: "Alle Arbeiten",
  facts: { client: "Kunde", duration: "Dauer", year: "Jahr", work: "Arbeit", website: "Webseite" },
  confidential: "Vertraulich",
  metrics: "Die Zahlen",
  challenge: "Aufgabe",
  solution: "Lösung",
  results: "Ergebnisse",
  technologies: "Technik",
  testimonial: "Stimme",
  disclaimer:
    "Eine Fallstudie als Beispiel: Kunde, Personen und Zahlen sind erfunden, die Bilder hat die Agentur gezeichnet.",
  related: "In dieselbe Richtung",
  neighbours: { label: "Weitere Arbeiten", previous: "Vorherige", next: "Nächste" },
  closing: {
    title: "Kommt Ihnen das bekannt vor?",
    text: "Erzählen Sie es in drei Sätzen. Die Antwort kommt binnen {promises.answerHours} Geschäftsstunden, mit einer ersten Idee.",
    contact: "Schreiben Sie uns",
  },
};
