import type { search as contract } from "#content/copy/fr/search.ts";
import { site } from "#site.config.ts";

export const search: typeof contract = {
  seo: {
    title: `Suche: Leistungen, Preise, Ratgeber | ${site.brand}`,
    description: `Suchen Sie eine Leistung, einen Preis, eine Referenz oder einen Ratgeber auf der ganzen Website von ${site.brand}. Treffer erscheinen beim Tippen, auch ohne Umlaute.`,
    keywords: "Suche, Leistungen, Preise, Referenzen, Ratgeber, Artikel",
    h1: "Suche",
  },
  label: "Wonach suchen Sie?",
  hint: "Ein Wort genügt, mit oder ohne Umlaute.",
  submit: "Suchen",
  states: {
    loading: "Die Suche läuft …",
    one: "{count} Treffer für „{query}“",
    other: "{count} Treffer für „{query}“",
    none: "Kein Treffer für „{query}“. Versuchen Sie ein kürzeres oder gängigeres Wort.",
    failed: "Die Suche antwortet nicht. Die Links unten führen überallhin.",
  },
  more: "Weitere Treffer anzeigen",
  asked: {
    pricing: "Preis Preise Kosten kostet was kostet wie viel teuer Angebot Budget Honorar Wartung zahlen",
    contact: "Kontakt Telefon Telefonnummer Nummer anrufen E-Mail Adresse Angebot anfordern Termin Rückruf",
    agency: "Öffnungszeiten geöffnet offen Uhrzeiten Adresse Agentur Team",
    about: "Team wer sind Sie Gründer Menschen",
    vision: "Team Werte",
    websites:
      "Website Webseite Webseiten Homepage Internetseite Onlineshop Shop Google gefunden werden SEO Wartung",
    automation:
      "Automatisierung automatisieren Chatbot Bot Assistent KI kostenlos testen Probe Voicebot WhatsApp",
    cro: "Conversion-Rate Konversionsrate Statistik Analytics Tracking messen",
    design: "Logo Corporate Design Erscheinungsbild Visitenkarte Flyer Marke Gestaltung",
    social: "Social Media soziale Netzwerke Instagram Facebook LinkedIn TikTok Beiträge",
    refund: "Erstattung Rückerstattung Geld zurück Widerruf stornieren",
    terms: "AGB Geschäftsbedingungen kündigen Kündigung Vertrag Anzahlung",
    privacy: "personenbezogene Daten DSGVO Datenschutz Cookies",
    choices: "Cookies Einwilligung",
    imprint: "Impressum Anbieter Handelsregister Adresse",
    accessibility: "Behinderung Screenreader",
    portfolio: "Beispiele Referenzen Kunden Projekte",
    blog: "Tipps Artikel Neuigkeiten Ratgeber",
  },
  suggestions: {
    title: "Das werden wir oft gefragt",
    questions: {
      pricing: "Was kostet eine Website, alles inbegriffen?",
      services: "Womit fange ich am besten an?",
      portfolio: "Was haben Sie für einen Betrieb wie meinen gemacht?",
      agency: "Wer kümmert sich um mich?",
      contact: "Wann können wir sprechen?",
    },
    articles: "Lesenswert",
    ask: "Nicht gefunden?",
    write: "Fragen Sie uns direkt",
  },
  noScript: "Die Suche braucht JavaScript. Alle Seiten stehen hier:",
};
