import { notice, number, openDays } from "#content/copy/de/formats.ts";
import type { services as contract } from "#content/copy/fr/services.ts";
import { promises } from "#content/facts/promises.ts";
import { websiteTypes } from "#content/facts/website-types.ts";
import { site } from "#site.config.ts";

export const services: typeof contract = {
  seo: {
    title: `Leistungen: Website, KI, Design, Social Media | ${site.brand}`,
    description:
      "Was wir für kleine Betriebe machen, was es kostet und wie lange es dauert: Websites, KI-Automatisierung, Conversion-Optimierung, Design und Social Media.",
    keywords:
      "Leistungen Webagentur, Website erstellen lassen, KI-Automatisierung, Conversion-Optimierung, Tracking, Design, Social Media",
    h1: "Was braucht Ihr Betrieb zuerst?",
  },
  subtitle:
    "Alles auf einmal braucht kaum jemand. Suchen Sie den Satz, den Sie am häufigsten sagen, und folgen Sie der Zeile. Eine Ansprechperson, die Deutsch spricht, haben Sie überall.",
  symptoms: {
    websites: "Man findet uns nicht.",
    automation: "Wir antworten zu spät.",
    cro: "Viele Besuche, kaum Anfragen.",
    design: "Man erkennt uns nicht wieder.",
    social: "Zum Posten kommt niemand.",
  },
  machines: {
    title: "Zwei Motoren für Ihren Umsatz",
    lead: "Der eine holt Besucher auf Ihre Website, der andere macht aus denselben Besuchern mehr Anfragen. Jeden Monat lesen Sie auf einer Seite, was Sie eingesetzt und was Sie dafür bekommen haben.",
    labels: { input: "Was Sie einsetzen", work: "Was wir tun", output: "Was Sie bekommen" },
    items: {
      ads: {
        title: "Werbepaket",
        input: "Ihr Anzeigenbudget, das Sie direkt an Google und Meta zahlen.",
        work: "Wir schreiben die Anzeigen, steuern die Kampagnen und prüfen die Gebote jede Woche.",
        output: "Anrufe und Anfragen, und bei jeder steht, was sie gekostet hat.",
        action: "Angebot anfordern",
      },
      cro: {
        title: "Conversion-Optimierung (CRO)",
        input: "Die Besucher, die Sie schon haben.",
        work: "Wir messen, wo sie abspringen, und verbessern jeden Monat eine Stelle.",
        output: "Die Wirkung jeder Änderung, vorher und nachher gezählt.",
        action: "Conversion-Optimierung ansehen",
      },
    },
    note: `Preise ohne MwSt., für Unternehmen. Beides hat keine Mindestlaufzeit; die Kündigungsfrist beträgt ${notice.accusative}.`,
  },
  cards: {
    title: "Drei Möglichkeiten anzufangen",
    lead: "Warum gibt es bei uns alles aus einer Hand? Weil Anfragen an den Übergängen verloren gehen: Die Anzeige verspricht etwas, das die Seite nicht zeigt; das Formular schickt eine Nachricht, die bis Montag niemand liest; das Logo gibt es nur als Foto. Wir kümmern uns um den ganzen Weg, vom ersten Blick bis zum Termin. Nehmen müssen Sie deshalb nicht alles: Jede Leistung hat ihren eigenen Preis, und jede gibt es einzeln.",
    more: "Mehr erfahren",
    items: {
      websites: {
        title: "Websites",
        description:
          "Eine Startseite, die auf dem Handy in fünf Sekunden sagt, was Sie machen, wo und zu welchem Preis.",
        features: {
          first: "Landingpage, Onepager, Firmenwebsite, Shop oder Buchung",
          second: `Texte für bis zu ${websiteTypes.showcase.pages} Seiten in der Firmenwebsite enthalten`,
          third: `Technisches SEO inbegriffen; Landingpages in unter ${number(promises.landingSeconds)} s geladen`,
        },
      },
      automation: {
        title: "KI-Automatisierung",
        description: `Jede Nachricht bekommt in weniger als ${promises.responseSeconds} Sekunden eine Antwort, Tag und Nacht, in der Sprache Ihrer Kundschaft.`,
        features: {
          first: "WhatsApp, SMS, E\u2011Mail und Chat in mehreren Sprachen",
          second: "Anfragen bewertet und der richtigen Person zugeteilt",
          third: "Termine direkt in Ihrem Kalender",
        },
      },
      cro: {
        title: "Conversion-Optimierung & Tracking",
        description:
          "Wir messen, was zum Anruf oder zur Bestellung führt (Tracking), und verbessern jeden Monat eine Stelle.",
        features: {
          first: "Google Analytics 4, Meta-Pixel, LinkedIn-Tag, Tag Manager",
          second: "Ein Dashboard in Looker Studio, das man ohne Fachwörter versteht",
          third: "Heatmaps, und A/B\u2011Tests dort, wo genug Besucher vorbeikommen",
        },
      },
    },
  },
  further: {
    title: "Und damit man Sie wiedererkennt",
    items: {
      design:
        "Logo, Farben, Ladenschild, Fahrzeug, Rechnung: überall derselbe Auftritt, mit Dateien, die Sie selbst benutzen können.",
      social: `Beiträge geschrieben, Bilder zugeschnitten und, in den Paketen, Kommentare in unter ${promises.social.commentHours} Stunden beantwortet, ${openDays}.`,
    },
  },
  integrations: {
    title: "Verbunden mit dem, was Sie schon nutzen",
    lead: "Acht fertige Anbindungen. Was im Formular steht, landet in Ihrem Kalender und in Ihrer Kundenliste, ohne dass am Freitagabend jemand abtippt. Fehlt Ihr Programm, fragen Sie: Über Zapier oder Make lässt sich vieles anschließen, etwa Lexware Office oder bexio.",
    items: {
      chat: { title: "Nachrichten", text: "Der Assistent antwortet auf WhatsApp; Ihre Nummer bleibt." },
      text: { title: "SMS", text: "Erinnerung an Termine, Antwort auf verpasste Anrufe." },
      ads: {
        title: "Werbung",
        text: "Anfragen aus Anzeigen kommen dort an, wo auch die anderen ankommen.",
      },
      payment: { title: "Bezahlung", text: "Anzahlungen und Bestellungen, der richtigen Person zugeordnet." },
      bridges: { title: "Schnittstellen", text: "Für fast alles, was Sie sonst noch nutzen." },
      crm: {
        title: "Kundenliste (CRM)",
        text: "Jede Anfrage mit ihrer Vorgeschichte statt auf einem Zettel.",
      },
      diary: { title: "Kalender", text: "Der Assistent sieht freie Zeiten und trägt den Termin ein." },
      reports: { title: "Dashboard", text: "Ihre Zahlen auf einer Seite, jeden Morgen aktuell." },
    },
    note: "Namen und Marken gehören ihren Inhabern.",
  },
  closing: {
    title: "Sagen Sie uns, wo es hakt",
    text: `Drei Sätze genügen. Wir melden uns an Arbeitstagen innerhalb von ${promises.answerHours} Stunden, sprechen kurz mit Ihnen und schicken innerhalb von ${promises.quoteHours} Stunden nach dem Gespräch ein Angebot mit Preis und Datum.`,
    quote: "Angebot anfordern",
    audit: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
  },
};
