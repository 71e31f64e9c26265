import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Mesure et cookies : vos choix | ${site.brand}`,
  description:
    "Voyez ce que chaque service chargerait dans votre navigateur, et d’où. Acceptez, refusez, et changez d’avis ici à tout moment.",
  keywords: "cookies, consentement, mesure d’audience, refuser les cookies",
  h1: "Mesure et cookies : à vous de choisir",
};

/** The privacy choices page; names and purposes of the categories are in `consent.ts`. */
export const choices = {
  seo,
  subtitle:
    "Ce site fonctionne sans rien de ce qui suit. Acceptez ou refusez, tout ou en partie, et revenez changer d’avis quand vous voulez.",
  title: "Votre choix",
  /** `{since}` and `{until}` are dates, filled in by a browser script. */
  decided: "Fait le {since}. Il vaut jusqu’au {until}, puis nous vous reposons la question.",
  undecided: "Vous n’avez encore rien choisi. Rien de tout cela n’est chargé.",
  withoutScripts:
    "Votre navigateur n’exécute pas de scripts sur ce site : aucun service tiers n’est chargé, et il n’y a rien à choisir.",
  /** Shown instead of the form where the site needs no consent. */
  notAsked:
    "Ce site charge la mesure d’audience et le pixel sans demander : la loi applicable ne l’exige pas.",
  allow: "Autoriser",
  from: "Chargé depuis",
  by: "Par",
  cookies: "Cookies",
  cookieNames: (names: string, days: string) => `${names}, ${days} jours au plus`,
  unknownCookies: "Ce que décide l’éditeur de l’agenda",
  providerOfCalendar: "L’éditeur de l’agenda",
  always: {
    title: "Sans question",
    text: "Votre langue et votre devise, si vous en choisissez une, et le choix fait ici. Le tout reste dans votre navigateur.",
    state: "Toujours",
  },
  policy: "Tout ce que nous faisons des données",
};
