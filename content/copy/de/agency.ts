import type { agency as contract } from "#content/copy/fr/agency.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const agency: typeof contract = {
  seo: {
    title: `Die Agentur: Fristen, Zeiten, Grenzen | ${site.brand}`,
    description:
      "Eine kleine Webagentur für Handwerk, Läden und KMU in Frankreich, der Schweiz und Kosovo: ihre Fristen, ihre Zeiten und was sie nicht verkauft.",
    keywords: "Webagentur, kleine Agentur, Fristen, Öffnungszeiten, Frankreich, Schweiz, Kosovo, Beratung",
    h1: "Eine kleine Agentur, mit Absicht",
  },
  subtitle:
    "Groß genug für Website, Automatisierung und die Messung dazu. Klein genug, dass die Person, die Ihnen antwortet, auch die Arbeit macht.",
  who: {
    title: "Wer bei uns ans Telefon geht",
    paragraphs: {
      clients: `${site.brand} arbeitet für Handwerk, Läden und kleine Betriebe, in denen der Chef oder die Chefin noch selbst den Hörer abnimmt. Die meisten haben weder IT noch Marketing im Haus. Wir übernehmen beides, zu Preisen, die ein kleiner Betrieb tragen kann.`,
      contact:
        "Ein Projekt hat eine Ansprechperson, vom ersten Anruf bis zur letzten Rechnung. Sie kennt Ihr Fach, Ihre Zeiten und Ihr Budget, und sie darf Ihnen auch abraten.",
    },
  },
  promises: {
    title: "Unsere Fristen, schriftlich",
    lead: "Dieselben stehen in jedem Angebot.",
    items: {
      quote: { name: "Ein Angebot", text: "Der Preis, das Datum und was nicht enthalten ist." },
      answer: {
        name: "Eine Antwort auf Ihre Nachricht",
        text: "An Werktagen zu Bürozeiten, von einem Menschen.",
      },
      sla: {
        name: "Eine Korrektur oder Frage im laufenden Vertrag",
        text: "Je nach Dringlichkeit: Das ist unser Servicelevel (SLA).",
      },
      setup: {
        name: "Eine Einrichtung",
        text: "Eine Verkaufsseite oder eine erste Automatisierung, in Betrieb.",
      },
    },
  },
  presence: {
    title: "Wann Sie uns erreichen und wo wir arbeiten",
    hours: "Zeiten (Ortszeit Paris)",
    day: "Tag",
    open: "Geöffnet",
    closed: "geschlossen",
    areas: "Gebiete",
    elsewhere: "Überall sonst: aus der Ferne.",
  },
  offers: {
    title: "Was wir machen, in je einer Zeile",
    lead: "Fünf Leistungen und die Beratung, die es auch einzeln gibt.",
    services: {
      websites: "Firmenwebsite, Shop, Buchung oder Verkaufsseite.",
      automation: "Chat, WhatsApp, SMS und E-Mails, die antworten und Termine buchen.",
      cro: "Wissen, woher die Kundschaft kommt, und testen, was sie überzeugt.",
      design: "Logo, Farben, Schriften und fertige Vorlagen.",
      social: "Beiträge, Antworten und ein Bericht, Monat für Monat.",
    },
    consulting: {
      name: "Beratung",
      text: "Eine schriftliche Meinung, bevor Sie ein Werkzeug, einen Relaunch oder eine Kampagne kaufen.",
    },
  },
  refusals: {
    title: "Was wir ablehnen",
    columns: { refused: "Das lehnen wir ab", instead: "Stattdessen" },
    items: {
      reviews: {
        refused: "Bewertungen oder Follower kaufen",
        instead: "Wir fragen Ihre echten Kunden nach der Lieferung, wenn sie eingewilligt haben.",
      },
      ranking: {
        refused: "Den ersten Platz bei Google versprechen",
        instead: "Wir schreiben auf, was wir tun und was wir messen werden.",
      },
      tracking: {
        refused: "Jemanden verfolgen, der Nein gesagt hat",
        instead: "Ohne Einwilligung wird nichts gemessen, und die Website läuft trotzdem.",
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
    text: `Schreiben Sie, was Sie aufhält. Antwort innerhalb von ${promises.answerHours} Geschäftsstunden, Angebot innerhalb von ${promises.quoteHours} Stunden.`,
    contact: "An die Agentur schreiben",
    audit: `Gratis-Audit buchen (${site.booking.audit.minutes} Min.)`,
  },
};
