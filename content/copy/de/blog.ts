import type { blog as contract } from "#content/copy/fr/blog.ts";
import { site } from "#site.config.ts";

export const blog: typeof contract = {
  seo: {
    title: `Ratgeber: Tipps für kleine Betriebe | ${site.brand}`,
    description:
      "Lokales SEO, WhatsApp, Automatisierung, Marke, Kennzahlen: praktische Ratgeber mit Schritten, Rechenbeispielen und Quellen für Handwerk, Läden und Praxen.",
    keywords:
      "Ratgeber Marketing, lokales SEO, WhatsApp Business, Automatisierung, Branding, E-Mail-Marketing",
    h1: "Ratgeber: Tipps & Neuigkeiten",
  },
  subtitle:
    "Praktische Ratgeber für Handwerk, Läden und Praxen: Schritte, Zeiten, Quellen und ein vollständiges Rechenbeispiel, genug, um es selbst zu machen.",
  categories: {
    seo: "SEO",
    automation: "Automatisierung",
    branding: "Branding",
    "social-media": "Social Media",
    "email-marketing": "E-Mail-Marketing",
    analytics: "Analytik",
    "ai-tools": "KI & Tools",
    cro: "CRO",
    "whatsapp-marketing": "WhatsApp-Marketing",
  },
  topics: { found: "Gefunden werden", time: "Zeit sparen", sales: "Mehr verkaufen" },
  filter: { legend: "Thema wählen", all: "Alle" },
  listTitle: "Artikel",
  minutes: (minutes) => `${minutes}\u00a0Min. Lesezeit`,
  updated: (date) => `Aktualisiert am ${date}.`,
  by: (author) => `Von ${author}`,
  more: "Weiterlesen",
  pages: {
    label: "Seiten der Liste",
    previous: "Neuere Artikel",
    next: "Ältere Artikel",
    page: (page) => `Seite ${page}`,
    position: (page, pages) => `Seite ${page} von ${pages}`,
  },
  search: { label: "Website durchsuchen", submit: "Suchen" },
  feeds: {
    title: "Neue Artikel erhalten",
    text: "Nehmen Sie einen dieser Feeds in Ihren Feedreader auf: ohne Anmeldung und ohne E\u2011Mail-Adresse.",
    rss: "RSS-Feed",
    json: "JSON-Feed",
  },
};
