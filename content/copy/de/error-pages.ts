import type { errorPages as contract } from "#content/copy/fr/error-pages.ts";
import { site } from "#site.config.ts";

export const errorPages: typeof contract = {
  notFound: {
    seo: {
      title: `404: Seite nicht gefunden | ${site.brand}`,
      description: `Diese Adresse führt auf der Website von ${site.brand} nirgendwohin. Hier geht es weiter.`,
      keywords: "404",
      h1: "Oops! Page not found",
    },
    line: "Diese Seite gibt es nicht oder nicht mehr. Unseren dritten Balken auch nicht: Wir suchen beide. Alles andere ist noch da.",
    home: "Return to Home",
  },
  serverError: {
    seo: {
      title: `Unerwarteter Serverfehler | ${site.brand}`,
      description: `Der Server von ${site.brand} hat einen Fehler gemeldet. Laden Sie die Seite neu oder schreiben Sie uns direkt.`,
      keywords: "500",
      h1: "Unexpected Application Error!",
    },
    line: "Der Fehler liegt bei uns. Laden Sie die Seite neu; passiert es wieder, schreiben Sie uns.",
    home: "Zurück zur Startseite",
    whatsapp: "Per WhatsApp schreiben",
  },
};
