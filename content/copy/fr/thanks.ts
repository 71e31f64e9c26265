import { openDays } from "#content/copy/fr/formats.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Merci, votre message est arrivé | ${site.brand}`,
  description: `Votre message est bien arrivé. ${people.camille.name} vous répond sous ${promises.answerHours} heures ouvrées, au plus tard à la même heure du jour ouvré suivant.`,
  keywords: "message envoyé",
  h1: "Merci de nous avoir écrit.",
};

export const thanks = {
  seo,
  subtitle: `Message envoyé ! Nous vous répondrons sous 24h. ${people.camille.name} lit les messages ${openDays}, à Paris.`,
  home: "Revenir à l’accueil",
  next: {
    title: "La suite",
    /** Below the day of the answer. */
    by: "au plus tard à {hour} h {minute}",
    /** How the visitor hears from us, where what they wrote is at hand. */
    channel: "Par e-mail à {email} ou par téléphone au {phone}. Le devis suit votre échange.",
    again: "Écrire un autre message",
    call: `Réserver un appel stratégique (${site.booking.call.minutes} min)`,
    steps: {
      stored: {
        time: "Reçu",
        title: "Vous n’avez rien d’autre à faire",
        text: "Inutile d’envoyer le message une seconde fois.",
      },
      answer: {
        time: `${promises.answerHours} h`,
        title: `${people.camille.name} vous répond`,
        text: "Au plus tard à la même heure du jour ouvré suivant, par e-mail ou par téléphone. Le devis suit votre échange.",
      },
      call: {
        time: `${site.booking.call.minutes} min`,
        title: "Un appel, si vous préférez parler",
        text: "Il est gratuit. Vous choisissez le créneau ; à la fin, vous savez ce que comprend votre projet, dans quelle fourchette de prix et pour quelle date.",
      },
    },
  },
};
