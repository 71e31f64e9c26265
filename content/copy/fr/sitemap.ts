import { people } from "#content/facts/team.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Plan du site : toutes les pages | ${site.brand}`,
  description: `Toutes les pages du site ${site.brand} en une liste : services, réalisations, conseils, agence et textes légaux, chacune avec son adresse et ce que l’on y trouve.`,
  keywords: "plan du site, pages, services, réalisations, conseils, mentions légales",
  h1: "Tout le site, sur une page",
};

const groups = {
  services: "Accueil et services",
  portfolio: "Réalisations",
  blog: "Conseils",
  company: "Agence et contact",
  legal: "Informations légales",
};

export const sitemap = {
  seo,
  subtitle: "Chaque ligne mène à une page et dit ce que l’on y trouve.",
  badges: {
    pages: (count: string) => `${count} pages indexées`,
    languages: (count: string) => `${count} langues`,
  },
  groups,
  facts: {
    title: "Pour les moteurs de recherche",
    items: {
      languages: {
        title: "Multilingue",
        text: (count: string) =>
          `Chaque page existe en français, en anglais et en allemand, et renvoie aux deux autres : cela en fait ${count}.`,
      },
      speed: {
        title: "Rapide",
        text: "Le temps de chargement que nous visons, sur un téléphone et un réseau moyens.",
      },
      analytics: {
        title: "Mesuré, avec votre accord",
        text: "Google Analytics 4 compte les visites de ceux qui l’acceptent, et de personne d’autre.",
      },
    },
  },
  closing: {
    title: "Vous ne trouvez pas ce que vous cherchez ?",
    text: `Posez la question. ${people.camille.name} vous répond au plus tard le jour ouvré suivant, souvent plus vite sur WhatsApp.`,
    contact: "Demander un devis",
    whatsapp: "Écrire sur WhatsApp",
  },
};
