import { euros } from "#content/copy/fr/formats.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Tarifs : sites, IA, design, réseaux sociaux | ${site.brand}`,
  description: `Tous nos prix sur une page : site dès ${euros(prices.websites.onePage)}, automatisation dès ${euros(prices.automation.first)}, design dès ${euros(prices.design.piece)}, réseaux sociaux dès ${euros(prices.social.small)} par mois.`,
  keywords:
    "tarifs agence web, prix site internet, prix automatisation IA, prix logo, prix gestion réseaux sociaux",
  h1: "Tous nos prix, avant le premier appel",
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

export const pricing = {
  seo,
  subtitle: `Ils sont indicatifs et hors taxes. Le prix ferme est dans votre devis, sous ${promises.quoteHours} h.`,
  offers: {
    title: "Quatre services, quatre prix d’entrée",
    note: "Prix indicatifs, hors taxes : ils dépendent de votre projet.",
    quote: "Demander un devis",
    items: {
      websites: {
        title: "Sites web",
        second: "Maintenance en option :",
        description: "Une page à votre nom, un site vitrine ou une boutique.",
        features: {
          first: "Textes relus, photos recadrées",
          second: "Référencement technique compris",
          third: "Vous modifiez les textes vous-même",
        },
      },
      automation: {
        title: "Automatisation et IA",
        second: "Au résultat",
        description: "Un message reçu, une réponse envoyée, un rendez-vous pris.",
        features: {
          first: "WhatsApp, SMS, e-mail ou chat",
          second: `${promises.trialDays} jours d’essai`,
          third: "Au résultat : vous payez par rendez-vous pris",
        },
      },
      design: {
        title: "Design",
        second: "Identité entière, dès",
        description: "Une affiche, une carte, un logo : à la pièce ou en forfait.",
        features: {
          first: "Fichiers prêts pour l’imprimeur",
          second: "Droits et sources à vous",
          third: "Corrections comprises",
        },
      },
      social: {
        title: "Gestion des réseaux sociaux",
        second: "Forfaits, dès",
        description: "Une page tenue à jour, des publications qui vous ressemblent.",
        features: {
          first: "Calendrier validé par vous",
          second: "Publication et réponses",
          third: `Préavis de ${promises.legal.noticeMonths} mois`,
        },
      },
    },
  },
  book: {
    title: "Tout, ligne par ligne",
    contents: "Sommaire des prix",
    more: (service: string) => `Le service en détail : ${service}`,
  },
  terms: {
    title: "À savoir avant de signer",
    items: {
      quote: { value: `${promises.quoteHours} h`, label: "pour recevoir un devis chiffré et daté" },
      deposit: {
        value: `${promises.legal.depositPercent} %`,
        label: "d’acompte peuvent être demandés avant le début",
      },
      notice: {
        value: `${promises.legal.noticeMonths} mois`,
        label: "de préavis pour arrêter un abonnement, quand vous voulez",
      },
      trial: { value: `${promises.trialDays} jours`, label: "d’essai pour une automati\u00adsation" },
    },
  },
  total: {
    title: "Une boulangerie, tout compris",
    lead: "Un site d’une page, une première automatisation pour les commandes, et la maintenance pour ne plus y penser.",
    columns: { item: "Ce qu’elle prend", first: "Première année", next: "Chaque année ensuite" },
    sum: "Total hors taxes",
    note: "Commerce inventé, vrais prix de cette page. S’ajoutent, à son nom et au prix du fournisseur : le nom de domaine, l’hébergement et les frais de messages.",
  },
  questions,
  closing: {
    title: "Un prix vous parle ? Demandez le vôtre.",
    text: "Dites-nous ce qu’il vous faut et pour quand. Vous recevez un prix ferme et une date.",
    quote: "Demander un devis",
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
