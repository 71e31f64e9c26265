import type { search as contract } from "#content/copy/fr/search.ts";
import { site } from "#site.config.ts";

export const search: typeof contract = {
  seo: {
    title: `Suche: Leistungen, Preise, Ratgeber | ${site.brand}`,
    description: `Suchen Sie eine Leistung, einen Preis, eine Referenz oder einen Ratgeber auf der ganzen Website von ${site.brand}. Treffer erscheinen beim Tippen, auch ohne Umlaute.`,
    keywords: "Suche, Leistungen, Preise, Referenzen, Ratgeber, Artikel",
    h1: "Suche",
  },
  label: "Wonach suchen Sie?",
  hint: "Ein Wort genügt, mit oder ohne Umlaute.",
  submit: "Suchen",
  states: {
    loading: "Die Suche läuft …",
    one: "{count} Treffer für „{query}“",
    other: "{count} Treffer für „{query}“",
    none: "Kein Treffer für „{query}“. Versuchen Sie ein kürzeres oder gängigeres Wort.",
    failed: "Die Suche antwortet nicht. Die Links unten führen überallhin.",
  },
  more: "Weitere Treffer anzeigen",
  suggestions: { title: "Gute Einstiege", screens: "Seiten", articles: "Artikel" },
  noScript: "Die Suche braucht JavaScript. Alle Seiten stehen hier:",
};
