import { euros } from "#content/copy/de/formats.ts";
import type { pricing as contract } from "#content/copy/fr/pricing.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const pricing: typeof contract = {
  seo: {
    title: `Preise: Websites, KI, Design, Social Media | ${site.brand}`,
    description: `Alle Preise auf einer Seite: Website ab ${euros(prices.websites.onePage)}, Automatisierung ab ${euros(prices.automation.first)}, Design ab ${euros(prices.design.piece)}, Social Media ab ${euros(prices.social.small)} pro Monat.`,
    keywords:
      "Preise Webagentur, Kosten Webseite, Kosten KI-Automatisierung, Preis Logo, Preis Social-Media-Betreuung",
    h1: "Alle Preise vor dem ersten Anruf",
  },
  subtitle: `Es sind Richtpreise ohne MwSt. Der Festpreis steht im Angebot, das innerhalb von ${promises.quoteHours} Stunden kommt.`,
  offers: {
    title: "Vier Leistungen, vier Startpreise",
    note: "Richtpreise ohne MwSt.: Sie hängen von Ihrem Projekt ab.",
    quote: "Angebot anfordern",
    items: {
      websites: {
        title: "Websites",
        second: "Wartung, wenn Sie möchten:",
        description: "Eine Seite unter Ihrem Namen, eine Firmenwebsite oder ein Shop.",
        features: {
          first: "Texte lektoriert, Fotos zugeschnitten",
          second: "Technisches SEO inbegriffen",
          third: "Texte ändern Sie selbst",
        },
      },
      automation: {
        title: "Automatisierung und KI",
        second: "Erfolgsbasis",
        description: "Eine Nachricht kommt, eine Antwort geht raus, ein Termin steht.",
        features: {
          first: "WhatsApp, SMS, E-Mail oder Chat",
          second: `${promises.trialDays} Tage Test`,
          third: "Erfolgsbasis: Sie zahlen je gebuchtem Termin",
        },
      },
      design: {
        title: "Design",
        second: "Ganzer Auftritt ab",
        description: "Ein Plakat, eine Karte, ein Logo: einzeln oder als Paket.",
        features: {
          first: "Dateien fertig für die Druckerei",
          second: "Nutzungsrechte und Quelldateien für Sie",
          third: "Korrekturen inbegriffen",
        },
      },
      social: {
        title: "Social-Media-Betreuung",
        second: "Pakete ab",
        description: "Eine gepflegte Seite und Beiträge, die nach Ihnen klingen.",
        features: {
          first: "Ein Kalender, den Sie freigeben",
          second: "Beiträge und Antworten",
          third: `${promises.legal.noticeMonths} Monat Kündigungsfrist`,
        },
      },
    },
  },
  book: {
    title: "Alles, Zeile für Zeile",
    contents: "Inhalt der Preisliste",
    more: (service) => `Die Leistung im Detail: ${service}`,
  },
  terms: {
    title: "Gut zu wissen vor der Unterschrift",
    items: {
      quote: { value: `${promises.quoteHours} Std.`, label: "bis zum Angebot mit Preis und Datum" },
      deposit: {
        value: `${promises.legal.depositPercent} %`,
        label: "Anzahlung können vor Beginn verlangt werden",
      },
      notice: {
        value: `${promises.legal.noticeMonths} Monat`,
        label: "Frist, um ein Abonnement zu kündigen, jederzeit",
      },
      trial: { value: `${promises.trialDays} Tage`, label: "Test für eine Automati\u00adsierung" },
    },
  },
  total: {
    title: "Eine Bäckerei, alles zusammen",
    lead: "Eine Website mit einer Seite, eine erste Automatisierung für die Bestellungen und Wartung, damit niemand daran denken muss.",
    columns: { item: "Was sie kauft", first: "Erstes Jahr", next: "Jedes weitere Jahr" },
    sum: "Summe ohne MwSt.",
    note: "Eine erfundene Bäckerei, echte Preise von dieser Seite. Dazu kommen, auf ihren Namen und zum Preis des Anbieters: Domain, Hosting und Nachrichtengebühren.",
  },
  questions: {
    title: "Häufige Fragen",
    items: {
      rights: {
        question: "Wem gehört, was Sie für uns machen?",
        answer:
          "Ihnen. Nach vollständiger Bezahlung bekommen Sie die Quelldateien und das Recht, sie überall und ohne zeitliche Grenze zu nutzen.",
      },
      writing: {
        question: "Wer schreibt die Texte?",
        answer: "Sie erzählen, wir schreiben, Sie korrigieren.",
      },
    },
  },
  closing: {
    title: "Ein Preis passt? Fragen Sie nach Ihrem.",
    text: "Beschreiben Sie kurz, was Sie vorhaben. Sie bekommen einen Festpreis und ein Datum.",
    quote: "Angebot anfordern",
    audit: `Gratis-Audit buchen (${site.booking.audit.minutes} Min.)`,
  },
};
