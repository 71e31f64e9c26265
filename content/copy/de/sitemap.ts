import type { sitemap as contract } from "#content/copy/fr/sitemap.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const sitemap: typeof contract = {
  seo: {
    title: `Seitenübersicht: alle Seiten | ${site.brand}`,
    description: `Alle Seiten von ${site.brand} in einer Liste: Leistungen, Referenzen, Ratgeber, Agentur und Rechtliches, jede mit ihrer Adresse und dem, was dort steht.`,
    keywords: "Seitenübersicht, Sitemap, Leistungen, Referenzen, Ratgeber, Impressum",
    h1: "Die ganze Website auf einer Seite",
  },
  subtitle: "Jede Zeile führt zu einer Seite und sagt, was dort steht.",
  badges: { pages: (count) => `${count} indexierte Seiten`, languages: (count) => `${count} Sprachen` },
  groups: {
    services: "Start und Leistungen",
    portfolio: "Referenzen",
    blog: "Ratgeber",
    company: "Agentur und Kontakt",
    legal: "Rechtliches",
  },
  facts: {
    title: "Für Suchmaschinen",
    items: {
      languages: {
        title: "Mehrsprachig",
        text: (count) =>
          `${count} Seiten insgesamt: Jede gibt es auf Französisch, Englisch und Deutsch, und jede verweist auf die anderen beiden.`,
      },
      speed: {
        title: "Schnell",
        text: "Die Ladezeit, die wir anstreben, mit einem durchschnittlichen Telefon und Netz.",
      },
      analytics: {
        title: "Gemessen, wenn Sie zustimmen",
        text: "Google Analytics 4 zählt die Besuche derer, die zustimmen, und sonst niemanden.",
      },
    },
  },
  closing: {
    title: "Nicht gefunden?",
    text: `Fragen Sie. Wir antworten an Arbeitstagen innerhalb von ${promises.answerHours} Stunden, auf WhatsApp oft schneller.`,
    contact: "Angebot anfordern",
    whatsapp: "Per WhatsApp schreiben",
  },
};
