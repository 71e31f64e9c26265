import type { consent as contract } from "#content/copy/fr/consent.ts";
import { legalLimits } from "#content/facts/legal-limits.ts";
import { site } from "#site.config.ts";
import { hostOf } from "#src/formats/addresses.ts";

export const consent: typeof contract = {
  title: "Cookie-Einstellungen",
  short: "Stimmen Sie zu, zählt Google Besuche und Meta misst unsere Anzeigen. Es geht auch ohne.",
  text: `Diese Website läuft auch ohne Cookies. Stimmen Sie zu, zählt Google die Besuche, Meta erfährt, welche Anzeige Sie hergeführt hat und was Sie anklicken, und der Kalender öffnet sich in der Seite. Ihre Daten können dabei in die USA gelangen. Ihre Wahl gilt ${legalLimits.consentMonths} Monate; ändern können Sie sie unten auf jeder Seite.`,
  policy: "Datenschutz",
  refuse: "Alles ablehnen",
  accept: "Alles akzeptieren",
  choose: "Einzeln wählen",
  save: "Auswahl speichern",
  closeRefusing: "Schließen und alles ablehnen",
  closeKeeping: "Schließen und nichts ändern",
  categories: {
    measurement: {
      title: "Statistik",
      text: "Google Analytics von Google Ireland: angesehene Seiten, Klicks auf die Telefonnummer, gesendete Formulare.",
    },
    marketing: {
      title: "Werbung",
      text: "Das Pixel von Meta Platforms Ireland: welche Anzeige Sie hergeführt hat und was Sie danach anklicken.",
    },
    embeds: {
      title: "Kalender",
      text: `${hostOf(site.booking.call.url)} öffnet sich auf der Kontaktseite ohne weiteren Klick.`,
    },
  },
};
