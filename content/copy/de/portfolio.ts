import type { portfolio as contract } from "#content/copy/fr/portfolio.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const portfolio: typeof contract = {
  seo: {
    title: `Arbeiten: Websites, KI, CRO und Design | ${site.brand}`,
    description:
      "Projekte mit Dauer und Ergebnis: ein Schweizer Bauunternehmen, eine Metzgerei in Grenoble, eine Kaffeerösterei. Nach Leistung filtern, Zahlen vergleichen.",
    keywords: "Arbeiten Webagentur, Fallstudien, Webseiten KMU, KI-Automatisierung, CRO, Design",
    h1: "Projekte und was sie verändert haben",
  },
  subtitle:
    "Ein Bauunternehmen, eine Metzgerei, eine Arztpraxis: jedes Projekt mit Dauer, Werkzeugen und den Zahlen, die nach dem Start gemessen wurden.",
  filter: {
    legend: "Arbeiten filtern",
    all: "Alle",
    categories: { websites: "Websites", automation: "Automatisierung", cro: "CRO", design: "Design" },
  },
  card: {
    more: "Mehr erfahren",
    about: (title) => `über „${title}“`,
    visit: (client) => `Website von ${client} ansehen`,
  },
  testimonials: {
    title: "Was sie dazu sagen",
    lead: "Beispiele, wie die Kunden und die Zahlen.",
    kind: "Folie",
    slide: (number, count) => `${number} von ${count}`,
    rating: (rating, most) => `Bewertung: ${rating} von ${most}`,
    controls: {
      label: "Stimmen von Kunden",
      carousel: "Karussell",
      choose: "Stimme auswählen",
      show: "Stimme {number} von {count}",
      pause: "Durchlauf anhalten",
      play: "Durchlauf starten",
      crash: "Die Stimmen lassen sich gerade nicht anzeigen. Jede steht auch auf der Seite ihres Projekts.",
    },
  },
  closing: {
    title: "Das nächste Projekt könnte Ihres sein",
    text: `Sagen Sie uns, was Sie verkaufen und was Ihre Zeit frisst. Preis und Termin kommen innerhalb von ${promises.quoteHours} Stunden.`,
    contact: "Angebot anfordern",
    audit: `Gratis-Audit buchen (${site.booking.audit.minutes} Min.)`,
  },
};
