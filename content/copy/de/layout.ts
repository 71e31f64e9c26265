import { hours, openDays } from "#content/copy/de/formats.ts";
import type { layout as contract } from "#content/copy/fr/layout.ts";
import { site } from "#site.config.ts";
import { placeNames } from "#src/formats/place-names.ts";

// German readers look for Germany, so it comes first where the area is all of Europe.
const areas = site.serviceAreas.includes("EU")
  ? ["DE", ...site.serviceAreas.filter((area) => area !== "DE")]
  : site.serviceAreas;

export const layout: typeof contract = {
  skip: "Zum Inhalt springen",
  home: "Startseite",
  mainMenu: "Hauptmenü",
  openMenu: "Menü",
  closeMenu: "Schließen",
  servicesMenu: "Leistungen anzeigen",
  greeting: `Guten Tag ${site.brand}, ich möchte über mein Projekt sprechen.`,
  newTab: "(neuer Tab)",
  audit: { short: "Gratis-Check", whole: `Gratis-Check, ${site.booking.audit.minutes} Minuten` },
  call: "Anrufen",
  languageSwitch: "Sprache",
  currencySwitch: "Währung",
  currencyAnnouncement: (currency) => `Preise werden in ${currency} angezeigt.`,
  screens: {
    home: "Start",
    services: "Leistungen",
    portfolio: "Referenzen",
    pricing: "Preise",
    blog: "Ratgeber",
    contact: "Kontakt",
    agency: "Die Agentur",
    about: "Über uns",
    vision: "Vision",
    imprint: "Impressum",
    terms: "AGB",
    privacy: "Datenschutz",
    choices: "Cookie-Einstellungen",
    refund: "Erstattung",
    accessibility: "Barrierefreiheit",
    sitemap: "Seitenübersicht",
    links: "Visitenkarte",
    search: "Suche",
  },
  services: {
    websites: "Websites",
    automation: "KI-Automatisierung",
    cro: "Conversion-Optimierung",
    design: "Design & Marke",
    social: "Social Media",
  },
  footer: {
    line: "Websites, Automatisierung und Werbung, deren Wirkung man nachzählen kann. Für Handwerk, Läden und Praxen in Deutschland und der Schweiz, betreut auf Deutsch.",
    services: "Leistungen",
    agency: "Agentur",
    contact: "Kontakt",
    legal: "Rechtliches",
    hours: `${openDays}, ${hours(site.hours.opens, site.hours.closes)}`,
    areas: placeNames(areas, "de"),
    whatsapp: "Per WhatsApp schreiben",
    sample: `${site.brand} ist eine erfundene Agentur: Personen, Kunden und Zahlen sind Beispiele.`,
  },
};
