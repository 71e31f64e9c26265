import { time } from "#content/copy/fr/formats.ts";
import { phoneText } from "#content/facts/contact-links.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
/** Words of the receipt a visitor gets by mail; it repeats nothing of what they typed. */
export const acknowledgement = {
  subject: `Votre message est bien arrivé chez ${site.brand}`,
  heading: "Votre message est arrivé",
  text: `Une personne de l’équipe le lit et vous répond sous ${promises.answerHours} heures ouvrées. Vous n’avez rien d’autre à faire.`,
  urgent: `C’est urgent ? Appelez le ${phoneText}, du lundi au vendredi de ${time(site.hours.opens)} à ${time(site.hours.closes)}.`,
  unexpected: "Vous n’avez rien envoyé ? Quelqu’un a saisi votre adresse par erreur : ignorez ce message.",
};
