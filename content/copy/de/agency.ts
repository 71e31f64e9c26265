import type { agency as contract } from "#content/copy/fr/agency.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { site } from "#site.config.ts";

export const agency: typeof contract = {
  seo: {
    title: `Webagentur für Deutschland und die Schweiz | ${site.brand}`,
    description:
      "Eine kleine Webagentur für Handwerk, Läden und Praxen in Deutschland, der Schweiz und Frankreich: wer dort arbeitet, welche Fristen gelten, was sie ablehnt.",
    keywords:
      "Webagentur Deutschland, Webagentur Schweiz, kleine Webagentur, Fristen, Öffnungszeiten, Beratung",
    h1: "Eine kleine Agentur, mit Absicht",
  },
  subtitle:
    "Groß genug für Website, Automatisierung und die Messung dazu. Klein genug, dass Sie die Leute kennen, die an Ihrem Projekt arbeiten.",
  who: {
    title: "Wer bei uns ans Telefon geht",
    paragraphs: {
      clients: `${site.brand} arbeitet für Handwerk, Läden, Praxen und andere kleine Betriebe, in denen die Chefin oder der Chef noch selbst den Hörer abnimmt. Die meisten haben weder eine IT-Abteilung noch jemanden fürs Marketing. Wir übernehmen beides, zu Preisen, die ein kleiner Betrieb tragen kann, und erklären es in Worten, die man am Tresen versteht.`,
      contact: `Sie haben eine Ansprechperson, vom ersten Gespräch bis zur letzten Rechnung. Auf Deutsch ist das ${people.nora.name} in Genf. Sie kennt Ihr Fach, Ihre Öffnungszeiten und Ihr Budget, und sie darf Ihnen auch abraten. Mit ihr arbeiten ${people.camille.name} in Paris, ${people.felix.name} in Montreal und ${people.arta.name} in Pristina, und wer gerade an Ihrer Website sitzt, erfahren Sie mit Namen.`,
    },
  },
  promises: {
    title: "Unsere Fristen, schriftlich",
    lead: "Dieselben stehen in jedem Angebot.",
    items: {
      quote: {
        name: "Das Angebot nach unserem Gespräch",
        text: "Mit Preis, Datum und dem, was nicht enthalten ist.",
      },
      answer: {
        name: "Die Antwort auf Ihre Nachricht",
        text: "Von einem Menschen und an Arbeitstagen, also bis zur selben Uhrzeit des nächsten Arbeitstags.",
      },
      sla: {
        name: "Hilfe bei einer Frage oder Störung, solange wir zusammenarbeiten",
        text: "Je nach Dringlichkeit; im Vertrag heißt das Servicelevel (SLA).",
      },
      setup: {
        name: "Die Einrichtung",
        text: "Eine Landingpage, ein Onepager, eine Firmenwebsite oder eine erste Automatisierung, sobald Texte, Fotos und Zugänge da sind.",
      },
    },
  },
  presence: {
    title: "Wann Sie uns erreichen und wo wir arbeiten",
    hours: "Öffnungszeiten, deutsche und Schweizer Uhrzeit",
    day: "Tag",
    open: "Geöffnet",
    closed: "geschlossen",
    areas: "Länder",
    elsewhere:
      "Betriebe in Deutschland betreuen wir auf Deutsch, per Telefon und Video. Überall sonst arbeiten wir ebenfalls aus der Ferne.",
  },
  offers: {
    title: "Was wir machen, in je einer Zeile",
    lead: "Fünf Leistungen und die Beratung, die es auch einzeln gibt.",
    services: {
      websites: "Landingpage, Firmenwebsite, Shop oder Buchung.",
      automation: "Chat, WhatsApp, SMS und E\u2011Mails, die antworten und Termine buchen.",
      cro: "Mehr Anfragen aus denselben Besuchern: messen, ändern, vergleichen.",
      design: "Logo, Farben, Schriften und fertige Vorlagen.",
      social: "Beiträge, Antworten und ein Bericht, Monat für Monat.",
    },
    consulting: {
      name: "Beratung",
      text: "Eine schriftliche Meinung, bevor Sie ein Werkzeug, einen Relaunch oder eine Kampagne kaufen. Der Preis steht im Angebot.",
    },
  },
  refusals: {
    title: "Was wir ablehnen",
    columns: { refused: "Das lehnen wir ab", instead: "Stattdessen" },
    items: {
      reviews: {
        refused: "Bewertungen oder Follower kaufen",
        instead: "Wir fragen Ihre echte Kundschaft nach der Lieferung, wenn sie eingewilligt hat.",
      },
      ranking: {
        refused: "Den ersten Platz bei Google versprechen",
        instead: "Wir schreiben auf, was wir tun und was wir messen werden.",
      },
      tracking: {
        refused: "Jemanden verfolgen, der Nein gesagt hat",
        instead: "Ohne Einwilligung wird bei Dritten nichts gemessen, und die Website läuft trotzdem.",
      },
      needless: {
        refused: "KI verkaufen, wo ein Formular reicht",
        instead: "Das Formular ist billiger. Das sagen wir Ihnen.",
      },
      idle: {
        refused: "Ein Werkzeug berechnen, das niemand nutzt",
        instead: "Wir raten zur Kündigung, auch wenn es von uns kam.",
      },
      friday: {
        refused: "Am Freitagabend online gehen",
        instead: "Wir starten von Montag bis Donnerstag, solange jemand hinschaut.",
      },
    },
  },
  closing: {
    title: "Eine Frage genügt für den Anfang",
    text: `Schreiben Sie, was Sie aufhält. Wir melden uns an Arbeitstagen innerhalb von ${promises.answerHours} Stunden und sagen Ihnen, ob wir die Richtigen dafür sind.`,
    contact: "Angebot anfordern",
    audit: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
  },
};
