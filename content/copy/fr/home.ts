import { bakeryReplySeconds } from "#content/facts/bakery-night.ts";
import { promises } from "#content/facts/promises.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Agence web et automatisation IA pour PME | ${site.brand}`,
  description: `Sites web, automatisation IA, design et réseaux sociaux pour artisans, commerces et PME en France et en Suisse. En ligne en ${promises.setup.from} à ${promises.setup.to} jours, sans engagement.`,
  keywords:
    "agence web PME, automatisation IA, création site internet, CRO, identité visuelle, réseaux sociaux",
  h1: "Gagnez du temps. Gagnez des clients.",
};

const questions: Questions = {
  title: "Questions fréquentes",
  items: {
    rights: {
      question: "À qui appartient ce que vous faites ?",
      answer:
        "À vous. Une fois le travail payé en totalité, les fichiers sources sont à vous et vous les utilisez partout, sans limite de durée.",
    },
    writing: { question: "Qui écrit les textes ?", answer: "Vous racontez, nous écrivons, vous corrigez." },
  },
};

export const home = {
  seo,
  hero: {
    badges: {
      area: "Service dans le monde entier",
      commitment: "Sans engagement",
      sla: `SLA ${promises.sla.from}–${promises.sla.to} h`,
    },
    headline: ["Gagnez du temps.", "Gagnez des clients."],
    subtitle:
      "Nous construisons votre site, automatisons vos réponses et mesurons ce que cela rapporte. Pour les artisans, les commerces et les PME.",
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
    contact: "Demander un devis",
    pricing: "Voir les prix",
    stats: {
      automation: { value: "24 h/24", label: "vos réponses partent, même à minuit" },
      setup: {
        value: `${promises.setup.from}–${promises.setup.to} jours`,
        label: "de la commande à la mise en ligne",
      },
      measurable: { value: `${promises.measurable} %`, label: "de ce que nous faisons se mesure" },
    },
  },
  night: {
    title: "Une nuit à la boulangerie",
    events: {
      asked: "« Vous faites des pièces montées ? » Un client écrit sur WhatsApp.",
      answered: `L’assistant répond, ${bakeryReplySeconds}\u00a0secondes plus tard.`,
      quoted: "Il donne un prix et deux dates possibles.",
      booked: "Le rendez-vous est dans votre agenda.",
      opened: "Vous ouvrez la boutique. Tout est prêt.",
    },
    note: "Exemple, avec une boulangerie fictive.",
  },
  services: {
    title: "Cinq métiers, un seul interlocuteur",
    lead: "Commencez par ce qui vous manque. Le reste peut attendre.",
    items: {
      websites: "Un site vitrine, une boutique ou une page de vente, pour être trouvé, puis appelé.",
      automation: "WhatsApp, SMS et e-mails qui répondent, qualifient et prennent rendez-vous à votre place.",
      cro: "Voir où vos visiteurs renoncent, puis en convaincre davantage avec le même budget.",
      design: "Un logo, des couleurs et des modèles. On vous reconnaît, du sac à pain au devis.",
      social: `Des publications régulières et des réponses en moins de ${promises.social.commentHours} h, pendant que vous servez.`,
    },
    all: "Comparer les services",
  },
  pricing: {
    title: "Des prix que l’on peut lire",
    lead: `Tous les prix sont indicatifs et hors taxes. Votre devis arrive sous ${promises.quoteHours} h.`,
    custom: {
      caption: "Services sur mesure",
      name: "Service",
    },
    addOns: {
      caption: "Options, sur devis",
      name: "Option",
    },
    quote: "Demander un devis",
  },
  cases: {
    title: "Ce que nos clients ont gagné",
    lead: "Trois entreprises, trois problèmes, un chiffre chacune.",
    objective: "Objectif",
    solution: "Solution",
    period: { months: (count: string) => `en ${count} mois` },
    visit: "Voir le site",
    all: "Toutes les réalisations",
    disclaimer: "Étude de cas donnée en exemple.",
  },
  questions,
  closing: {
    title: "Vingt minutes pour savoir par où commencer",
    text: "Nous regardons votre site et vos messages avec vous. Vous repartez avec trois actions à faire, avec ou sans nous.",
    audit: "Réserver l’audit gratuit",
    contact: "Écrire à l’agence",
  },
};
