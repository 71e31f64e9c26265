import { phoneText } from "#content/facts/contact-links.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const notFound: SeoRecord = {
  title: `404 : page introuvable | ${site.brand}`,
  description: `Cette adresse ne mène nulle part sur le site ${site.brand}. Voici par où repartir.`,
  keywords: "404",
  h1: "Oops! Page not found",
};

const serverError: SeoRecord = {
  title: `Erreur inattendue du serveur | ${site.brand}`,
  description:
    "Le serveur de l’agence a rencontré une erreur. Rechargez la page ou écrivez-nous directement.",
  keywords: "500",
  h1: "Unexpected Application Error!",
};

/** Words of the error pages; their English headings are fixed. */
export const errorPages = {
  notFound: {
    seo: notFound,
    line: "Cette page n’existe pas, ou plus. Notre troisième barre non plus : on cherche les deux. Le reste du site est à sa place.",
    home: "Return to Home",
  },
  serverError: {
    seo: serverError,
    line: `La faute est de notre côté. Rechargez la page ; si cela continue, écrivez-nous ou appelez le ${phoneText}.`,
    home: "Revenir à l’accueil",
    whatsapp: "Écrire sur WhatsApp",
  },
};
