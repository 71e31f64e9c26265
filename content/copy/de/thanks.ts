import type { thanks as contract } from "#content/copy/fr/thanks.ts";

export const thanks: typeof contract = {
  seo: {
    title: "Danke, Ihre Nachricht ist angekommen | {brand}",
    description:
      "Ihre Nachricht ist bei {brand} gespeichert. Ein Mensch liest sie und antwortet innerhalb von {promises.answerHours} Arbeitsstunden.",
    keywords: "Nachricht gesendet",
    h1: "Danke. Ihre Nachricht ist bei uns.",
  },
  subtitle:
    "Nachricht gesendet! Wir antworten innerhalb von 24h. Sie ist gespeichert: Mehr müssen Sie nicht tun.",
  home: "Zurück zur Startseite",
};
