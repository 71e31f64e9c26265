import type { SeoRecord } from "#src/head/seo-record.ts";

const seo: SeoRecord = {
  title: "Merci, votre message est arrivé | {brand}",
  description:
    "Votre message est enregistré chez {brand}. Une personne le lit et vous répond sous {promises.answerHours} heures ouvrées.",
  keywords: "message envoyé",
  h1: "Merci. Votre message est chez nous.",
};

export const thanks = {
  seo,
  subtitle:
    "Message envoyé ! Nous vous répondrons sous 24h. Il est enregistré : vous n’avez rien d’autre à faire.",
  home: "Retour à l’accueil",
};
