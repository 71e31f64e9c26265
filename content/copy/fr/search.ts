import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Recherche : services, tarifs, conseils | ${site.brand}`,
  description: `Cherchez un service, un prix, une réalisation ou un conseil sur tout le site ${site.brand}. Les accents sont facultatifs et les résultats arrivent pendant la frappe.`,
  keywords: "recherche, services, tarifs, réalisations, conseils, articles",
  h1: "Recherche",
};

export const search = {
  seo,
  label: "Que cherchez-vous ?",
  hint: "Un mot suffit, avec ou sans accents.",
  submit: "Chercher",
  /** One message per state; those with a count follow the language's plural rules. */
  states: {
    loading: "Recherche en cours…",
    one: "{count} résultat pour « {query} »",
    other: "{count} résultats pour « {query} »",
    none: "Aucun résultat pour « {query} ». Essayez un mot plus court ou plus courant.",
    failed: "La recherche ne répond pas. Les liens ci-dessous mènent partout.",
  },
  more: "Afficher d’autres résultats",
  /** Search terms for a screen that its own text does not contain. */
  asked: {
    pricing: "prix tarif tarifs combien coûte coûtent coût coûter devis budget maintenance payer cher",
    contact:
      "contact contacter téléphone numéro appeler e-mail mail adresse devis rendez-vous rappel horaires",
    agency: "horaires heures ouverture ouvert fermé adresse agence équipe",
    about: "équipe qui êtes-vous fondateurs personnes",
    vision: "équipe valeurs",
    websites:
      "site internet sites web page boutique en ligne e-commerce vitrine référencement google maintenance",
    automation: "automatisation automatiser chatbot robot assistant IA essai gratuit voicebot whatsapp",
    cro: "conversion taux statistiques analytics suivi mesure",
    design: "logo identité visuelle charte graphique carte de visite flyer design",
    social: "réseaux sociaux réseau social instagram facebook linkedin tiktok publications",
    refund: "remboursement rembourser remboursé argent rétractation annuler",
    terms: "conditions générales CGV résilier résiliation contrat acompte",
    privacy: "données personnelles RGPD confidentialité cookies",
    choices: "cookies consentement",
    imprint: "SIRET société éditeur hébergeur adresse",
    accessibility: "handicap lecteur d’écran",
    portfolio: "exemples références clients réalisations",
    blog: "conseils articles actualités",
  },
  suggestions: {
    title: "On nous demande souvent",
    /** What visitors ask, by the screen that answers. */
    questions: {
      pricing: "Combien coûte un site, tout compris ?",
      services: "Par quoi commencer ?",
      portfolio: "Qu’avez-vous fait pour un commerce comme le mien ?",
      agency: "Qui va s’occuper de moi ?",
      contact: "Quand puis-je vous parler ?",
    },
    articles: "À lire",
    ask: "Vous ne trouvez pas ?",
    write: "Posez-nous la question",
  },
  noScript: "La recherche a besoin de JavaScript. Toutes les pages sont listées ici :",
};
