import type { choices as contract } from "#content/copy/fr/choices.ts";
import { site } from "#site.config.ts";

export const choices: typeof contract = {
  seo: {
    title: `Cookie-Einstellungen: Ihre Wahl | ${site.brand}`,
    description:
      "Was jeder Dienst laden würde, von wem, und was er auf Ihrem Gerät hinterlässt. Hier stimmen Sie zu oder lehnen ab und ändern es jederzeit.",
    keywords: "Cookie-Einstellungen, Einwilligung, Reichweitenmessung, Cookies ablehnen",
    h1: "Cookie-Einstellungen",
  },
  subtitle:
    "Die Website läuft auch ohne Cookies. Stimmen Sie zu oder lehnen Sie ab, ganz oder einzeln, und ändern Sie es hier, wann immer Sie möchten.",
  title: "Ihre Wahl",
  decided: "Getroffen am {since}. Sie gilt bis {until}, danach fragen wir wieder.",
  undecided: "Sie haben noch nichts entschieden. Nichts davon wird geladen.",
  withoutScripts:
    "Ihr Browser führt auf dieser Seite keine Skripte aus: Kein Dienst eines Dritten wird geladen, und es gibt nichts zu wählen.",
  notAsked:
    "Diese Website lädt Statistik und Pixel, ohne zu fragen: Das anwendbare Recht verlangt keine Einwilligung.",
  allow: "Erlauben",
  from: "Geladen von",
  by: "Anbieter",
  cookies: "Cookies",
  cookieNames: (names, days) => `${names}, höchstens ${days} Tage`,
  unknownCookies: "Was der Anbieter des Kalenders bestimmt",
  providerOfCalendar: "Der Anbieter des Kalenders",
  always: {
    title: "Ohne Frage",
    text: "Ihre Sprache und Ihre Währung, wenn Sie eine wählen, und die Wahl, die Sie hier treffen. Alles bleibt in Ihrem Browser.",
    state: "Immer",
  },
  policy: "Zur Datenschutz\u00aderklärung",
};
