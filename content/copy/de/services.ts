import { number } from "#content/copy/de/formats.ts";
import type { services as contract } from "#content/copy/fr/services.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const services: typeof contract = {
  seo: {
    title: `Leistungen: Web, KI, CRO und Design für KMU | ${site.brand}`,
    description: `Websites, KI-Automatisierung, CRO, Design und Social Media: was wir machen, ab welchem Preis und in wie vielen Tagen. Angebot innerhalb von ${promises.quoteHours} Stunden.`,
    keywords: "Leistungen Webagentur, Webseite, KI-Automatisierung, CRO, Tracking, Design, Social Media",
    h1: "Was wir machen und was es Ihnen bringt",
  },
  subtitle:
    "Eine Website, die anzieht. Automatisierung, die antwortet. Zahlen, die zeigen, was wirkt. Sie nehmen eine Leistung oder alle fünf.",
  machines: {
    title: "Zwei Geldmaschinen",
    lead: "Die eine bringt Besucher, die andere macht Kunden daraus. Jeden Monat lesen Sie, was hineinging und was herauskam.",
    labels: { input: "Rein", work: "Läuft", output: "Raus" },
    items: {
      ads: {
        title: "Werbepaket",
        input: "Ihr Werbebudget, direkt an Google und Meta bezahlt.",
        work: "Anzeigen, Bilder, Zielseite. Die Gebote prüfen wir jede Woche.",
        output: "Anrufe und Anfragen, jede mit ihrem Preis.",
        action: "Angebot anfordern",
      },
      cro: {
        title: "CRO",
        input: "Die Besucher, die Sie schon haben.",
        work: "Messung, Heatmaps, A/B-Tests. Geändert wird immer nur eines.",
        output: "Mehr Anfragen bei gleichem Budget, mit Zahlen belegt.",
        action: "CRO im Detail ansehen",
      },
    },
    note: `Ohne MwSt. Beide sind mit ${promises.legal.noticeMonths} Monat Frist kündbar.`,
  },
  cards: {
    title: "Drei Wege zum Anfang",
    lead: "Die meisten beginnen mit einer Website oder einer Automatisierung. Gemessen wird immer.",
    more: "Mehr erfahren",
    items: {
      websites: {
        title: "Websites",
        description: "Eine Startseite, die in fünf Sekunden sagt, was Sie machen, wo und zu welchem Preis.",
        features: {
          first: "Firmenwebsite, Shop oder Buchung, Verkaufsseite",
          second: "Technisches SEO inbegriffen",
          third: `Verkaufsseiten in unter ${number(promises.landingSeconds)} s geladen`,
        },
      },
      automation: {
        title: "KI-Automatisierung",
        description: `Jede Nachricht bekommt in weniger als ${promises.responseSeconds} Sekunden Antwort, Tag und Nacht, in der Sprache der Kundschaft.`,
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
          second: "Ein Looker-Dashboard ohne Fachwörter",
          third: "A/B-Tests und Heatmaps",
        },
      },
    },
  },
  further: {
    title: "Und damit man Sie wiedererkennt",
    items: {
      design: "Logo, Farben, Ladenschild, Fahrzeug, Briefpapier: ein einziger Auftritt.",
      social: `Beiträge geschrieben, Bilder gemacht, Kommentare in unter ${promises.social.commentHours} Std. beantwortet.`,
    },
  },
  integrations: {
    title: "Verbunden mit dem, was Sie schon nutzen",
    lead: "Acht fertige Anbindungen. Am Freitagabend wird nichts mehr abgetippt.",
    link: "Die acht Anbindungen ansehen",
    items: {
      chat: { title: "Nachrichten", text: "Der Assistent antwortet, Ihre Nummer bleibt." },
      text: { title: "SMS", text: "Terminerinnerungen, Antwort auf verpasste Anrufe." },
      ads: { title: "Werbung", text: "Anfragen aus Anzeigen und Website kommen an einem Ort an." },
      payment: { title: "Bezahlung", text: "Anzahlungen und Bestellungen, dem Kunden zugeordnet." },
      bridges: { title: "Brücken", text: "Für das Programm, das nur Sie haben." },
      crm: { title: "CRM", text: "Jede Anfrage kommt mit Punkten und Vorgeschichte an." },
      diary: { title: "Kalender", text: "Der Assistent liest freie Zeiten und bucht den Termin." },
      reports: { title: "Dashboard", text: "Ihre Zahlen auf einer Seite, jeden Morgen aktuell." },
    },
    note: "Namen und Marken gehören ihren Inhabern.",
  },
  closing: {
    title: `Sagen Sie, wo es hakt. Das Angebot kommt innerhalb von ${promises.quoteHours} Stunden.`,
    text: "Kein Fragebogen: Drei Sätze genügen. Wir antworten mit einem Preis und einem Datum.",
    quote: "Angebot anfordern",
    audit: `Gratis-Audit buchen (${site.booking.audit.minutes} Min.)`,
  },
};
