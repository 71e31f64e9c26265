import { number } from "#content/copy/de/formats.ts";
import type { prices as contract } from "#content/copy/fr/prices.ts";
import { packages } from "#content/facts/packages.ts";
import { promises } from "#content/facts/promises.ts";

export const prices: typeof contract = {
  from: "ab",
  periods: { once: "einmalig", month: "pro Monat", campaign: "pro Kampagne" },
  price: "Preis",
  groups: {
    websites: {
      caption: "Websites nach Art",
      name: "Art der Website",
      running: "Dazu kommen, auf Ihren Namen und zum Preis des Anbieters: Domain und Hosting.",
      items: {
        landing: { name: "Verkaufsseite", detail: "Eine Anzeige, ein Angebot, eine Seite" },
        onePage: { name: "Website mit einer Seite", detail: "Wer, was, wo, zu welchem Preis" },
        showcase: { name: "Firmenwebsite", detail: "Mehrere Seiten, Formular, Anfahrt" },
        shop: { name: "Shop oder Buchung", detail: "Katalog oder Kalender, Zahlung online" },
        maintenance: { name: "Wartung", detail: "Auf Wunsch: Updates, Sicherungen, kleine Änderungen" },
      },
    },
    automation: {
      caption: "Automatisierung und Extras",
      name: "Automatisierung",
      running:
        "Dazu kommen, auf Ihren Namen und zum Preis des Anbieters: Nachrichtengebühren für WhatsApp und SMS.",
      items: {
        first: {
          name: "Erste Automatisierung",
          detail: "Eine Aufgabe auf einem Kanal, eingerichtet und getestet",
        },
        voicebot: { name: "Voicebot", detail: "Geht für Sie ans Telefon" },
        knowledgeBase: {
          name: "Wissensbasis (RAG)",
          detail: `Bis zu ${number(promises.knowledgeBaseDocuments)} Dokumente`,
        },
        multiNumbers: { name: "Weitere Nummern", detail: "Eine je Filiale oder Abteilung" },
        extraLanguage: { name: "Weitere Sprache", detail: "Antworten und Formulare" },
      },
    },
    design: {
      caption: "Design am Stück",
      name: "Stück",
      running: "",
      items: {
        piece: { name: "Ein Einzelstück", detail: "Eine Karte, ein Flyer, ein nachgezeichnetes Logo" },
      },
    },
    designPackages: {
      caption: "Design: Pakete",
      name: "Paket",
      running: "",
      items: {
        express: { name: "Express", detail: "Für den Start: ein sauberes Logo und etwas zum Drucken." },
        complete: { name: "Komplett", detail: "Damit man Sie überall erkennt, wo man Ihnen begegnet." },
        rebranding: { name: "Rebranding", detail: "Zum Wechseln, ohne die zu verlieren, die Sie kennen." },
      },
    },
    designAddOns: {
      caption: "Design: Extras",
      name: "Extra",
      running: "",
      items: {
        logoAnimation: { name: "Logo-Animation", detail: "" },
        packaging: { name: "Verpackung", detail: "" },
        signage: { name: "Außenschild", detail: "" },
        vehicle: { name: "Fahrzeugbeschriftung", detail: "" },
        powerpoint: { name: "PowerPoint-Vorlage", detail: "" },
        revisions: { name: "Änderungen auf Lebenszeit", detail: "" },
      },
    },
    social: {
      caption: "Social Media im Kleinen",
      name: "Angebot",
      running: "",
      items: {
        small: { name: "Social Media, klein", detail: "Ein Netzwerk, vier Beiträge, ohne Antworten" },
      },
    },
    socialPackages: {
      caption: "Social Media: Pakete",
      name: "Paket",
      running: "",
      items: {
        starter: {
          name: "Starter",
          detail: `${packages.social.starter.platforms} Plattformen, je ${packages.social.starter.posts} Beiträge`,
        },
        growth: {
          name: "Growth",
          detail: `${packages.social.growth.platforms} Plattformen, je ${packages.social.growth.posts} Beiträge`,
        },
        enterprise: {
          name: "Enterprise",
          detail: `${packages.social.enterprise.platforms} Plattformen, dazu der Videokanal, unbegrenzt Beiträge`,
        },
      },
    },
    socialAddOns: {
      caption: "Social Media: Extras",
      name: "Extra",
      running: "",
      items: {
        training: { name: "Schulung für Ihr Team", detail: "" },
        shoot: { name: "Foto- und Videoaufnahmen", detail: "" },
        influence: { name: "Influencer-Kampagne", detail: "" },
        listening: { name: "Mitlesen, was über Sie gesagt wird", detail: "" },
        chatbot: { name: "Chatbot für Nachrichten", detail: "" },
        competitorAudit: { name: "Wettbewerbs\u00adanalyse", detail: "" },
      },
    },
    campaigns: {
      caption: "Werbung und Konversion",
      name: "Leistung",
      running: "Das Anzeigenbudget ist Ihres und geht ohne Aufschlag direkt an Google und Meta.",
      items: {
        adsPack: { name: "Werbepaket", detail: "Ihre Kampagnen, ohne Anzeigenbudget" },
        cro: { name: "Konversion (CRO)", detail: "Messung und eine Verbesserung pro Monat" },
        creativePack: {
          name: `Kreativpaket mit ${promises.creativeVideos} Videos`,
          detail: "Für Ihre Anzeigen und Ihre Seiten",
        },
      },
    },
  },
};
