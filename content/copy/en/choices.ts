import type { choices as contract } from "#content/copy/fr/choices.ts";
import { site } from "#site.config.ts";

export const choices: typeof contract = {
  seo: {
    title: `Cookie settings: your choice | ${site.brand}`,
    description:
      "See what each service would load, from whom, and what it leaves on your device. Accept or refuse here, and change your mind at any time.",
    keywords: "cookie settings, consent, analytics, privacy choices, refuse cookies",
    h1: "Cookie settings",
  },
  subtitle:
    "This site works without any of the following. Accept or refuse, all or in part, and come back to change your mind whenever you like.",
  title: "Your choice",
  decided: "Made on {since}. It lasts until {until}; after that we ask again.",
  undecided: "You have not chosen yet. None of this is loaded.",
  withoutScripts:
    "Your browser runs no scripts on this site: no third-party service is loaded, and there is nothing to choose.",
  notAsked:
    "This site loads analytics and the pixel without asking: the law that applies does not require it.",
  allow: "Allow",
  from: "Loaded from",
  by: "By",
  cookies: "Cookies",
  cookieNames: (names, days) => `${names}, ${days} days at most`,
  unknownCookies: "Whatever the calendar’s provider decides",
  providerOfCalendar: "The calendar’s provider",
  always: {
    title: "No need to ask",
    text: "Your language and your currency, if you choose one, and the choice you make here. All of it stays in your browser.",
    state: "Always",
  },
  policy: "Read our privacy policy",
};
