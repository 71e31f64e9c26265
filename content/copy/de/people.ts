import type { people as contract } from "#content/copy/fr/people.ts";

export const people: typeof contract = {
  camille: {
    role: "Leitet die Agentur; Websites und Google-Suche",
    lines:
      "Sie beantwortet Anfragen auf Französisch und liest jede Seite gegen, bevor sie online geht. Wenn Ihnen ein Notizbuch und ein Telefon genügen, sagt sie es.",
  },
  nora: {
    role: "Kunden in Deutschland und der Schweiz; Design, Marke, Social Media",
    lines:
      "Von Genf aus beantwortet sie Anfragen auf Deutsch und bleibt Ihre Ansprechperson bis zur letzten Rechnung. Auch Fragen zu Franken, Bezugsteuer und Reverse-Charge sind bei ihr richtig.",
  },
  felix: {
    role: "Werbung, Messung und Conversion",
    lines:
      "Von Montreal aus beantwortet er Anfragen auf Englisch und liest Ihre Zahlen. Bringt eine Kampagne nichts, schlägt er selbst vor, sie zu beenden.",
  },
  arta: {
    role: "Entwicklung, Automatisierung und Schnittstellen",
    lines:
      "In Pristina baut sie Websites, Assistenten und die Verbindungen zwischen Ihren Programmen. Online geht erst, was sie selbst ausprobiert hat, ungeduldig wie eine Kundin an der Kasse.",
  },
};
