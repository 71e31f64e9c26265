import { time } from "#content/copy/fr/formats.ts";
import { phoneText } from "#content/facts/contact-links.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

/** Words of the receipt that a visitor gets by email. Of what they typed, it repeats only the name. */
export const acknowledgement = {
  subject: `Votre message est bien arrivé chez ${site.brand}`,
  heading: "Votre message est arrivé",
  greeting: (name: string) => (name === "" ? "Bonjour," : `Bonjour ${name},`),
  text: `Merci de nous avoir écrit. Je lis votre message et je vous réponds sous ${promises.answerHours} heures ouvrées, c’est-à-dire au plus tard à la même heure le prochain jour ouvré.`,
  next: `Nous en parlons ensuite, par écrit ou au téléphone ; le devis suit sous ${promises.quoteHours} heures. Vous n’avez rien d’autre à faire pour l’instant.`,
  urgent: `C’est urgent ? Appelez le ${phoneText}, les jours ouvrés de ${time(site.hours.opens)} à ${time(site.hours.closes)}.`,
  closing: "À très vite,",
  privacy: "Ce que nous faisons de vos données",
  unexpected: "Vous n’avez rien envoyé ? Quelqu’un a saisi votre adresse par erreur : ignorez ce message.",
};
