import { number } from "#content/copy/de/formats.ts";
import type { prices as contract } from "#content/copy/fr/prices.ts";
import { packages } from "#content/facts/packages.ts";
import { promises } from "#content/facts/promises.ts";
import { websiteTypes } from "#content/facts/website-types.ts";

export const prices: typeof contract = {
  from: "ab",
  periods: { once: "einmalig", month: "pro Monat", campaign: "pro Kampagne" },
  price: "Preis",
  groups: {
    websites: {
      caption: "Websites nach Art",
      name: "Art der Website",
      running:
        "Dazu kommen Domain und Hosting: auf Ihren Namen, zum Preis des Anbieters, ohne Aufschlag von uns.",
      items: {
        landing: { name: "Landingpage", detail: "Ein Angebot, ein Formular, für eine Kampagne" },
        onePage: { name: "Onepager", detail: "Website auf einer Seite: wer, was, wo, zu welchem Preis" },
        showcase: {
          name: "Firmenwebsite",
          detail: `Bis zu ${websiteTypes.showcase.pages} Seiten, Texte inbegriffen`,
        },
        shop: {
          name: "Shop oder Buchung",
          detail: `Bis zu ${websiteTypes.shop.pages} Seiten, mit Bezahlung oder Kalender`,
        },
        maintenance: { name: "Wartung", detail: "Auf Wunsch: Updates, Sicherungen, kleine Änderungen" },
      },
    },
    automation: {
      caption: "Automatisierung und Extras",
      name: "Automatisierung",
      running:
        "Dazu kommen die Nachrichtengebühren von WhatsApp und SMS: auf Ihren Namen, zum Preis des Anbieters, ohne Aufschlag.",
      items: {
        first: {
          name: "Erste Automatisierung",
          detail: "Eine Aufgabe auf einem Kanal, eingerichtet und getestet",
        },
        voicebot: { name: "Voicebot", detail: "Nimmt Anrufe an und gibt Auskunft" },
        knowledgeBase: {
          name: "Wissensbasis",
          detail: `Bis zu ${number(promises.knowledgeBaseDocuments)} Dokumente zum Nachschlagen (RAG)`,
        },
        multiNumbers: { name: "Weitere Nummern", detail: "Eine je Filiale, ein gemeinsames Postfach" },
        extraLanguage: { name: "Weitere Sprache", detail: "Für Antworten und Formulare" },
      },
    },
    design: {
      caption: "Design",
      name: "Leistung",
      running: "",
      items: {
        piece: { name: "Einzelstück", detail: "Eine Karte, ein Flyer oder ein neu gezeichnetes Logo" },
      },
    },
    designPackages: {
      items: {
        express: {
          name: "Express",
          detail: "Für den Start: ein sauberes Logo und das Nötigste zum Drucken.",
        },
        complete: { name: "Komplett", detail: "Damit man Sie überall wiedererkennt." },
        rebranding: {
          name: "Rebranding",
          detail: "Für einen neuen Auftritt, ohne die zu verlieren, die Sie kennen.",
        },
      },
    },
    designAddOns: {
      caption: "Design: Extras",
      name: "Extra",
      running: "",
      items: {
        logoAnimation: { name: "Logo-Animation", detail: "" },
        packaging: { name: "Verpackung", detail: "Druckfertig gezeichnet" },
        signage: { name: "Außenschild", detail: "Der Plan, ohne Herstellung" },
        vehicle: { name: "Fahrzeug\u00adbeschriftung", detail: "Die Vorlage, ohne Folierung" },
        powerpoint: { name: "PowerPoint-Vorlage", detail: "" },
        revisions: { name: "Änderungen ohne Begrenzung", detail: "Kleine Korrekturen, so oft Sie möchten" },
      },
    },
    social: {
      caption: "Social Media",
      name: "Leistung",
      running: "",
      items: {
        small: {
          name: "Social Media klein",
          detail: "Ein Netzwerk, vier Beiträge, ohne Antworten auf Kommentare",
        },
      },
    },
    socialPackages: {
      items: {
        starter: {
          name: "Starter",
          detail: `Sichtbar bleiben: ${packages.social.starter.platforms} Plattformen, je ${packages.social.starter.posts} Beiträge.`,
        },
        growth: {
          name: "Growth",
          detail: `Mehr Besuche und Anfragen: ${packages.social.growth.platforms} Plattformen, je ${packages.social.growth.posts} Beiträge.`,
        },
        enterprise: {
          name: "Enterprise",
          detail: `Mehrere Standorte oder Sprachen: ${packages.social.enterprise.platforms} Plattformen und ein Videokanal, Beiträge unbegrenzt.`,
        },
      },
    },
    socialAddOns: {
      caption: "Social Media: Extras",
      name: "Extra",
      running: "",
      items: {
        training: { name: "Schulung für Ihr Team", detail: "Damit Sie auch ohne uns posten" },
        shoot: { name: "Foto- und Videoaufnahmen", detail: "Bei Ihnen, Bilder für Monate" },
        influence: { name: "Influencer-Kampagne", detail: "Mit jemandem aus Ihrer Region" },
        listening: { name: "Mitlesen, was über Sie gesagt wird", detail: "Social Listening" },
        chatbot: {
          name: "Chatbot für Direkt\u00adnachrichten",
          detail: "Erste Antworten auf Ihren Profilen",
        },
        competitorAudit: { name: "Wettbewerbs\u00adanalyse", detail: "Was andere posten und was wirkt" },
      },
    },
    campaigns: {
      caption: "Werbung und Conversion",
      name: "Leistung",
      running: "Ihr Anzeigenbudget kommt hinzu: Es geht ohne Aufschlag direkt an Google und Meta.",
      items: {
        adsPack: { name: "Werbepaket", detail: "Wir steuern Ihre Kampagnen; Ihr Budget kommt hinzu" },
        cro: {
          name: "Conversion-Optimierung (CRO)",
          detail: "Messung und eine Verbesserung im Monat",
        },
        creativePack: {
          name: `Kreativpaket mit ${promises.creativeVideos} Videos`,
          detail: "Für Ihre Anzeigen und Seiten",
        },
      },
    },
  },
};
