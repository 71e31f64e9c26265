import { legalLimits } from "#content/facts/legal-limits.ts";
import { site } from "#site.config.ts";
import { hostOf } from "#src/formats/addresses.ts";
/** The consent band, shown before any third party is loaded. */
export const consent = {
  /** Title of the band and text of the footer link that reopens it. */
  title: "Mesure et cookies : votre choix",
  /** Text of the band before the visitor opens the details. */
  short: "Avec votre accord, Google compte les visites et Meta mesure nos annonces. C’est facultatif.",
  text: `Ce site fonctionne sans cookies. Si vous êtes d’accord, Google mesure les visites, Meta les relie à nos annonces et l’agenda s’affiche dans la page ; des données peuvent alors parvenir aux États-Unis. Votre choix vaut ${legalLimits.consentMonths} mois, et vous le changez quand vous voulez au bas de chaque page.`,
  policy: "Ce que nous faisons des données",
  refuse: "Tout refuser",
  accept: "Tout accepter",
  choose: "Personnaliser",
  save: "Enregistrer ce choix",
  closeRefusing: "Fermer et tout refuser",
  closeKeeping: "Fermer sans rien changer",
  categories: {
    measurement: {
      title: "Mesure d’audience",
      text: "Google Analytics, de Google Ireland : pages vues, clics pour appeler, formulaires envoyés.",
    },
    marketing: {
      title: "Publicité",
      text: "Le pixel de Meta Platforms Ireland : quelle annonce vous a amené ici.",
    },
    embeds: {
      title: "Agenda",
      text: `${hostOf(site.booking.call.url)} s’ouvre dans la page Contact sans clic de plus.`,
    },
  },
};
