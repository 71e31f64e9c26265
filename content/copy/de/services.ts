import type { services as contract } from "#content/copy/fr/services.ts";

export const services: typeof contract = {
  seo: {
    title: "Leistungen: Web, KI, CRO und Design für KMU | Orvane",
    description:
      "Webseiten, KI-Automatisierung, CRO, Design und Social Media: was wir machen, ab welchem Preis und in wie vielen Tagen. Angebot innerhalb von 24 Stunden.",
    keywords: "Leistungen Webagentur, Webseite, KI-Automatisierung, CRO, Tracking, Design, Social Media",
    h1: "Was wir machen, und was es Ihnen bringt",
  },
  subtitle:
    "Eine Webseite, die anzieht. Automatisierung, die antwortet. Zahlen, die zeigen, was wirkt. Sie nehmen eine Leistung oder alle fünf.",
  cards: {
    title: "Drei Wege zum Anfang",
    lead: "Die meisten beginnen mit einer Webseite oder einer Automatisierung. Gemessen wird immer.",
    from: "ab",
    perMonth: "pro Monat",
    more: "Mehr erfahren",
    items: {
      websites: {
        title: "Webseiten",
        description: "Eine Startseite, die in fünf Sekunden sagt, was Sie machen, wo und zu welchem Preis.",
        features: {
          first: "Firmenseite, Shop oder Buchung, Verkaufsseite",
          second: "Technisches SEO inbegriffen",
          third: "Verkaufsseiten in unter 2 s geladen",
        },
      },
      automation: {
        title: "KI-Automatisierung",
        description:
          "Ihre Nachrichten werden in weniger als 30 Sekunden beantwortet, in der Sprache der Kundschaft.",
        features: {
          first: "WhatsApp, SMS, E-Mail und mehrsprachiger Chat",
          second: "Anfragen bewertet und richtig zugeteilt",
          third: "Termine direkt in Ihrem Kalender",
        },
      },
      cro: {
        title: "CRO & Tracking",
        description: "Wir messen jeden Klick, der zählt, und testen, was zum Anruf oder Kauf führt.",
        features: {
          first: "GA4, Meta-Pixel, LinkedIn-Tag, Tag Manager",
          second: "Ein Looker-Dashboard, das man versteht",
          third: "A/B-Tests und Heatmaps",
        },
      },
    },
  },
  closing: {
    title: "Sagen Sie, wo es hakt. Das Angebot kommt innerhalb von 24 Stunden.",
    text: "Kein Fragebogen: Drei Sätze genügen. Wir antworten mit einem Preis und einem Datum.",
    quote: "Angebot anfordern",
    audit: "Gratis-Audit buchen (20 Min.)",
  },
};
