import type { SeoRecord } from "#src/head/seo-record.ts";

const seo: SeoRecord = {
  title: "Services web, IA, CRO et design pour PME | Orvane",
  description:
    "Sites web, automatisation IA, CRO, design et réseaux sociaux : ce que nous faisons, à partir de quel prix et en combien de jours. Devis sous 24 heures.",
  keywords:
    "services agence web, création de site, automatisation IA, CRO, tracking, design, réseaux sociaux",
  h1: "Ce que nous faisons, et ce que cela vous rapporte",
};

export const services = {
  seo,
  subtitle:
    "Un site qui attire, des automatisations qui répondent, des chiffres qui disent ce qui marche. Vous prenez un service ou les cinq.",
  cards: {
    title: "Trois façons de commencer",
    lead: "La plupart de nos clients commencent par un site ou par une automatisation. La mesure vient avec.",
    from: "dès",
    perMonth: "par mois",
    more: "En savoir plus",
    items: {
      websites: {
        title: "Sites web",
        description: "Une page d’accueil qui dit en cinq secondes ce que vous faites, où, et à quel prix.",
        features: {
          first: "Vitrine, e-commerce ou réservation, page de vente",
          second: "Référencement technique compris",
          third: "Page de vente chargée en moins de 2 s",
        },
      },
      automation: {
        title: "Automatisation IA",
        description:
          "Vos messages reçoivent une réponse en moins de 30 s, dans la langue du client, jour et nuit.",
        features: {
          first: "WhatsApp, SMS, e-mail et chat multilingue",
          second: "Prospects notés et confiés à la bonne personne",
          third: "Rendez-vous pris dans votre agenda",
        },
      },
      cro: {
        title: "CRO & tracking",
        description: "Nous mesurons chaque clic utile, puis nous testons ce qui fait appeler ou acheter.",
        features: {
          first: "GA4, pixel Meta, balise LinkedIn, Tag Manager",
          second: "Tableau de bord Looker Studio que l’on comprend",
          third: "Tests A/B et cartes de chaleur",
        },
      },
    },
  },
  closing: {
    title: "Dites-nous ce qui coince. Le devis arrive sous 24 h.",
    text: "Pas de dossier à remplir : trois phrases suffisent. Nous vous répondons avec un prix et une date.",
    quote: "Demander un devis",
    audit: "Réserver l’audit gratuit (20 min)",
  },
};
