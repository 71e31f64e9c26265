import { site } from "#site.config.ts";
/** Words around an article; the articles themselves are in `content/articles`. */
export const article = {
  /** Follows the brand in the browser's title. */
  trade: "Agence Marketing Digital",
  keywords: "guide pratique, PME, artisans, commerces",
  back: "Retour",
  facts: {
    category: "Rubrique",
    date: "Publié le",
    updated: "Mis à jour le",
    minutes: "Lecture",
    author: "Par",
  },
  minutes: (minutes: string) => `${minutes}\u00a0min`,
  share: {
    button: "Partager",
    copied: "L’adresse de l’article est copiée.",
    failed: "La copie n’a pas marché. L’adresse se trouve dans la barre du navigateur.",
  },
  contents: "Sommaire",
  /** Below the text. */
  foot: { author: "Qui signe", case: "Un exemple", service: "Le service" },
  call: {
    title: "Besoin d’accompagnement pour votre stratégie digitale ?",
    text: `On regarde cela ensemble : ${site.booking.audit.minutes} minutes, sans frais. Vous recevez trois actions par écrit, à suivre avec nous ou sans nous.`,
    booking: "Prendre rendez-vous gratuitement",
    contact: "Demander un devis",
  },
  /** Accessible name of the section after the text: call to action and related articles. */
  aside: "Pour aller plus loin",
  related: "À lire ensuite",
  neighbours: {
    label: "Article précédent et suivant",
    previous: "Article précédent",
    next: "Article suivant",
  },
};
