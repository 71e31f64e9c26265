import type { failures as contract } from "#content/copy/fr/failures.ts";

export const failures: typeof contract = {
  notFound: {
    seo: {
      title: "404: Seite nicht gefunden | {brand}",
      description: "Diese Adresse führt auf der Website von {brand} nirgendwohin. Hier geht es weiter.",
      keywords: "404",
      h1: "Oops! Page not found",
    },
    line: "Diese Seite gibt es nicht oder nicht mehr. Alles andere steht an seinem Platz.",
    home: "Return to Home",
  },
  crash: {
    seo: {
      title: "Unerwarteter Serverfehler | {brand}",
      description:
        "Der Server von {brand} hat einen Fehler gemeldet. Laden Sie die Seite neu oder schreiben Sie uns direkt.",
      keywords: "500",
      h1: "Unexpected Application Error!",
    },
    line: "Der Fehler liegt bei uns. Laden Sie die Seite neu; passiert es wieder, schreiben Sie uns.",
    home: "Zurück zur Startseite",
    whatsapp: "Über WhatsApp schreiben",
  },
};
