import { promises } from "#content/facts/promises.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Merci, votre message est arrivé | ${site.brand}`,
  description: `Votre message est enregistré chez ${site.brand}. Une personne le lit et vous répond sous ${promises.answerHours} heures ouvrées.`,
  keywords: "message envoyé",
  h1: "Merci. Votre message est chez nous.",
};

export const thanks = {
  seo,
  subtitle:
    "Message envoyé ! Nous vous répondrons sous 24h. Il est enregistré : vous n’avez rien d’autre à faire.",
  home: "Revenir à l’accueil",
  next: {
    title: "La suite",
    call: "Choisir un créneau",
    steps: {
      stored: {
        time: "0 h",
        title: "Votre message est enregistré",
        text: "Il ne peut plus se perdre. Inutile de l’envoyer une seconde fois.",
      },
      answer: {
        time: `${promises.answerHours} h`,
        title: "Une personne vous répond",
        text: "En heures ouvrées, par e-mail ou par téléphone, avec une première piste.",
      },
      call: {
        time: `${site.booking.call.minutes} min`,
        title: "Un appel, si vous préférez parler",
        text: "Vous choisissez le créneau. Nous notons la suite.",
      },
    },
  },
};
