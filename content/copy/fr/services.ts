import { number } from "#content/copy/fr/formats.ts";
import type { IntegrationKey } from "#content/facts/integrations.ts";
import { promises } from "#content/facts/promises.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Services web, IA, CRO et design pour PME | ${site.brand}`,
  description: `Sites web, automatisation IA, CRO, design et réseaux sociaux : ce que nous faisons, à partir de quel prix et en combien de jours. Devis sous ${promises.quoteHours} heures.`,
  keywords:
    "services agence web, création de site, automatisation IA, CRO, tracking, design, réseaux sociaux",
  h1: "Ce que nous faisons, et ce que cela vous rapporte",
};

interface IntegrationWords {
  /** What it is for; the products' names are facts. */
  title: string;
  text: string;
}

const integrations: Record<IntegrationKey, IntegrationWords> = {
  chat: { title: "Messagerie", text: "L’assistant répond, vous gardez votre numéro." },
  text: { title: "SMS", text: "Rappels de rendez-vous, réponse aux appels manqués." },
  ads: { title: "Publicité", text: "Les demandes des annonces rejoignent celles du site." },
  payment: { title: "Paiement", text: "Acomptes et commandes, rattachés au bon client." },
  bridges: { title: "Passerelles", text: "Pour le logiciel maison que vous êtes seul à avoir." },
  crm: { title: "CRM", text: "Chaque prospect y entre avec sa note et son histoire." },
  diary: { title: "Agenda", text: "L’assistant lit vos créneaux et prend le rendez-vous." },
  reports: { title: "Tableau de bord", text: "Vos chiffres sur une page, à jour chaque matin." },
};

export const services = {
  seo,
  subtitle:
    "Un site qui attire, des automatisations qui répondent, des chiffres qui disent ce qui marche. Vous prenez un service ou les cinq.",
  machines: {
    title: "Deux machines à cash",
    lead: "L’une fait venir des visiteurs, l’autre en fait des clients. Chaque mois, vous lisez ce qui est entré et ce qui est sorti.",
    labels: { input: "Entre", work: "Tourne", output: "Sort" },
    items: {
      ads: {
        title: "Pack publicité",
        input: "Votre budget d’annonces, payé directement à Google et à Meta.",
        work: "Annonces, visuels, page d’arrivée. Les enchères sont revues chaque semaine.",
        output: "Des appels et des demandes, avec le coût de chacun.",
        action: "Demander un devis",
      },
      cro: {
        title: "CRO",
        input: "Les visiteurs que vous avez déjà.",
        work: "Mesure, cartes de chaleur, tests A/B. La meilleure version reste.",
        output: "Plus de demandes pour le même budget, chiffres à l’appui.",
        action: "Voir le CRO en détail",
      },
    },
    note: `Hors taxes. Chacune s’arrête avec ${promises.legal.noticeMonths} mois de préavis.`,
  },
  cards: {
    title: "Trois façons de commencer",
    lead: "La plupart de nos clients commencent par un site ou par une automatisation. La mesure vient avec.",
    more: "En savoir plus",
    items: {
      websites: {
        title: "Sites web",
        description: "Une page d’accueil qui dit en cinq secondes ce que vous vendez, où, et pour combien.",
        features: {
          first: "Vitrine, e-commerce ou réservation, page de vente",
          second: "Référencement technique compris",
          third: `Page de vente chargée en moins de ${number(promises.landingSeconds)} s`,
        },
      },
      automation: {
        title: "Automatisation IA",
        description: `Vos messages reçoivent une réponse en moins de ${promises.responseSeconds} s, dans la langue du client, jour et nuit.`,
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
  further: {
    title: "Et pour que l’on vous reconnaisse",
    items: {
      design: "Logo, couleurs, enseigne, véhicule, papier à en-tête : une seule allure.",
      social: `Publications écrites, images faites, commentaires traités en moins de ${promises.social.commentHours} h.`,
    },
  },
  integrations: {
    title: "Branché sur ce que vous utilisez déjà",
    lead: "Huit connexions natives. Plus rien à recopier le vendredi soir.",
    link: "Voir les huit connexions",
    items: integrations,
    note: "Les noms et les marques appartiennent à leurs propriétaires.",
  },
  closing: {
    title: `Dites-nous ce qui coince. Le devis arrive sous ${promises.quoteHours} h.`,
    text: "Pas de dossier à remplir : trois phrases suffisent. Nous vous répondons avec un prix et une date.",
    quote: "Demander un devis",
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
