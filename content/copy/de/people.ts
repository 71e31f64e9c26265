import type { people as contract } from "#content/copy/fr/people.ts";

export const people: typeof contract = {
  camille: {
    role: "Leitet die Agentur; Websites und Suche",
    lines:
      "Sie beantwortet Anfragen auf Französisch und begleitet ein Projekt vom ersten Anruf bis zur letzten Rechnung. Wenn ein Notizbuch und ein Telefon genügen, sagt sie es.",
  },
  nora: {
    role: "Design, Marke und Social Media",
    lines:
      "Von Genf aus zeichnet sie Marken, bereitet die Monate vor und beantwortet Anfragen auf Deutsch. Fragen aus der Schweiz, Franken und MwSt., gehen an sie.",
  },
  felix: {
    role: "Werbung, Messung und Konversion",
    lines:
      "Von Montreal aus beantwortet er Anfragen auf Englisch und liest Ihre Zahlen. Wenn eine Kampagne nichts bringt, schlägt er vor, sie zu beenden.",
  },
  arta: {
    role: "Entwicklung, Automatisierung und Schnittstellen",
    lines:
      "Von Pristina aus baut sie Websites, Assistenten und die Verbindungen zwischen Ihren Werkzeugen. Nichts geht online, bevor sie es ausprobiert hat wie jemand in Eile.",
  },
};
