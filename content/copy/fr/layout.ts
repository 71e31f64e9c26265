import { openDaysFirst, time } from "#content/copy/fr/formats.ts";
import type { ServiceKey } from "#content/facts/services.ts";
import { site } from "#site.config.ts";
import { placeNames } from "#src/formats/place-names.ts";
/** Words of the layout: header, footer, language and currency switches. */
export const layout = {
  skip: "Aller au contenu",
  home: "Accueil",
  mainMenu: "Menu principal",
  openMenu: "Menu",
  closeMenu: "Fermer",
  servicesMenu: "Afficher les services",
  greeting: `Bonjour ${site.brand}, j’aimerais parler de mon projet.`,
  newTab: "(nouvel onglet)",
  /** The main call to action: short in the header, in full in the menu. */
  audit: { short: "Audit gratuit", whole: `Audit gratuit de ${site.booking.audit.minutes} minutes` },
  call: "Appeler",
  languageSwitch: "Langue",
  currencySwitch: "Devise",
  currencyAnnouncement: (currency: string) => `Les prix sont affichés en ${currency}.`,
  screens: {
    home: "Accueil",
    services: "Services",
    portfolio: "Réalisations",
    pricing: "Tarifs",
    blog: "Conseils",
    contact: "Contact",
    agency: "L’agence",
    about: "Manifeste",
    vision: "Vision",
    imprint: "Mentions légales",
    terms: "Conditions générales",
    privacy: "Confidentialité",
    choices: "Mesure et cookies",
    refund: "Remboursement",
    accessibility: "Accessibilité",
    sitemap: "Plan du site",
    links: "Carte de visite",
    search: "Recherche",
  },
  services: {
    websites: "Sites web",
    automation: "Automatisation IA",
    cro: "Conversion et mesure",
    design: "Design et identité",
    social: "Réseaux sociaux",
  } satisfies Record<ServiceKey, string>,
  footer: {
    line: "Des sites, des assistants et des campagnes qui se mesurent, pour les petites entreprises.",
    services: "Services",
    agency: "Agence",
    contact: "Contact",
    legal: "Informations légales",
    hours: `${openDaysFirst}, de ${time(site.hours.opens)} à ${time(site.hours.closes)}`,
    areas: placeNames(site.serviceAreas, "fr"),
    whatsapp: "Écrire sur WhatsApp",
    sample: `${site.brand} est une agence inventée : les personnes, les clients et les chiffres servent d’exemples.`,
  },
};
