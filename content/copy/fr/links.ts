import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Carte de visite et contact direct | ${site.brand}`,
  description:
    "L’e-mail, le téléphone et la carte de contact de l’agence sur un seul écran : à enregistrer dans votre répertoire, à scanner ou à passer à un confrère.",
  keywords: "carte de visite, contact, vCard, téléphone, avis, réseaux sociaux",
  h1: "Gardez-nous sous la main",
};

export const links = {
  seo,
  email: "E-mail",
  phone: "Téléphone",
  buttons: {
    website: "Voir le site",
    save: "Ajouter aux contacts",
    review: "Laisser un avis",
    follow: "Nous suivre",
  },
  saveNote: "iPhone, Android, Outlook",
  code: {
    caption: "Scannez ce code : la carte entre dans votre répertoire.",
    alternative: (name: string) => `Code QR : carte de contact de ${name}, ${site.brand}`,
  },
};
