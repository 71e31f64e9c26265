import type { blog as contract } from "#content/copy/fr/blog.ts";
import { site } from "#site.config.ts";

export const blog: typeof contract = {
  seo: {
    title: `Tipps & Neuigkeiten für kleine Betriebe | ${site.brand}`,
    description:
      "SEO, Automatisierung, Marke, E-Mail, Messung: praktische Ratgeber mit Schritten, Rechenbeispielen und Checklisten für Handwerk, Läden und kleine Betriebe.",
    keywords: "Marketing-Tipps KMU, lokales SEO, Automatisierung, Branding, E-Mail-Marketing, Ratgeber",
    h1: "Tipps & Neuigkeiten",
  },
  subtitle:
    "Praktische Ratgeber für Handwerk, Läden und kleine Betriebe. Schritte, Zeiten, ein vollständiges Rechenbeispiel: genug, um es selbst zu machen.",
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
  filter: { legend: "Thema wählen", all: "Alle" },
  listTitle: "Artikel",
  minutes: (minutes) => `${minutes}\u00a0Min. Lesezeit`,
  updated: (date) => `Aktualisiert am ${date}`,
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
    title: "Neue Artikel erhalten",
    text: "Nehmen Sie einen dieser Feeds in Ihren Reader auf: ohne Anmeldung und ohne E-Mail-Adresse.",
    rss: "RSS-Feed",
    json: "JSON-Feed",
  },
};
