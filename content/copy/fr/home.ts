import { money, notice, openDays } from "#content/copy/fr/formats.ts";
import { bakeryReplySeconds } from "#content/facts/bakery-night.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";
import { addMoney, multiplyMoney } from "#src/formats/money.ts";

const seo: SeoRecord = {
  title: `Agence web pour artisans et commerces | ${site.brand}`,
  description: `Votre site, et un assistant qui répond à vos clients pendant que vous travaillez. Site d’une page dès ${money(prices.websites.onePage)} HT, un seul interlocuteur, sans engagement.`,
  keywords:
    "agence web artisan, site internet commerce, chatbot WhatsApp, création site boulangerie, agence web Suisse romande",
  h1: "Vous travaillez. Votre site répond.",
};

const maintenanceYear = multiplyMoney(prices.websites.maintenance, 12);
const firstYear = addMoney([prices.websites.onePage, prices.automation.first, maintenanceYear]);

const questions: Questions = {
  title: "Ce que l’on nous demande avant de signer",
  items: {
    yearly: {
      question: "Combien cela coûte-t-il par an, tout compris ?",
      answer: `Prenons une boulangerie. Un site d’une page, une première automatisation et la maintenance font ${money(firstYear)} hors taxes la première année, aux prix de départ, puis ${money(maintenanceYear)} par an. S’y ajoutent le nom de domaine, l’hébergement et les frais de messages, à votre nom et sans marge. Le calcul complet est sur la page Tarifs.`,
    },
    writing: {
      question: "Qui écrit les textes ? Et les photos ?",
      answer: `Vous racontez, nous écrivons, vous corrigez. Dans un site vitrine, les textes de ${websiteTypes.showcase.pages} pages au plus sont compris. Pour les photos, un téléphone récent suffit souvent : nous vous disons quoi photographier, puis nous les recadrons et les allégeons.`,
    },
    dislike: {
      question: "Et si le résultat ne me plaît pas ?",
      answer:
        "Vous validez chaque étape, et rien n’est mis en ligne sans votre oui. Ce qui s’écarte du devis est corrigé sans frais. Un site commencé n’est pas remboursable, nous préférons le dire : c’est pour cela que nous avançons par étapes que vous pouvez juger.",
    },
    nonsense: {
      question: "L’assistant peut-il dire des bêtises à mes clients ?",
      answer: `Il répond à partir de ce que vous lui avez appris, et de rien d’autre : vos horaires, vos prix de départ, vos conditions. Il n’invente jamais un prix et vous passe la main quand il hésite. Pendant les ${promises.trialDays} jours d’essai, vous relisez chaque réponse avant qu’elle parte.`,
    },
    computers: {
      question: "Je n’y connais rien en informatique. C’est gênant ?",
      answer: `Non. Vous nous parlez de votre métier, avec vos mots. À la fin, nous vous montrons en ${handoverMinutes} minutes de visio comment changer un horaire ou un prix, et ${people.camille.name} reste joignable au téléphone ${openDays}.`,
    },
    switzerland: {
      question: "Je suis en Suisse. Puis-je payer en francs ? Et la TVA ?",
      answer: `Le devis peut être établi en francs suisses, et nous facturons sans TVA française. Votre fiduciaire vous dira si l’impôt sur les acquisitions vous concerne. ${people.nora.name}, à Genève, connaît bien ces questions.`,
    },
    leaving: {
      question: "Puis-je vous quitter quand je veux ?",
      answer: `Oui. « Sans engagement » veut dire ${notice}, par simple e-mail ; seule la période en cours reste due. Le domaine, les comptes et les données sont à votre nom depuis le premier jour : il n’y a rien à racheter.`,
    },
    existing: {
      question: "J’ai déjà un site. Faut-il tout refaire ?",
      answer: `Pas forcément. En ${site.booking.audit.minutes} minutes d’audit gratuit, nous regardons votre site ensemble et vous recevez trois actions par écrit. Il suffit parfois d’un bouton d’appel bien placé ou d’une fiche Google à jour, et dans ce cas nous vous le disons.`,
    },
  },
};

export const home = {
  seo,
  hero: {
    badges: {
      area: "France, Suisse, monde entier",
      commitment: `Sans engagement : ${notice}`,
      sla: `Un souci traité sous ${promises.sla.from} à ${promises.sla.to} h`,
    },
    headline: ["Vous travaillez.", "Votre site répond."],
    subtitle:
      "Nous créons le site des commerces, des artisans et des cabinets, et l’assistant qui répond à leurs clients sur WhatsApp quand ils ont les mains prises. Vous gagnez du temps, et les clients qui n’auraient pas attendu.",
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
    contact: "Demander un devis",
    pricing: "Voir les prix",
    stats: {
      automation: { value: "24 h/24", label: "vos clients ont une réponse, même à minuit" },
      setup: {
        value: `${promises.setup.from} à ${promises.setup.to} jours`,
        label:
          "pour un petit site ou une première automatisation, dès que les textes, les photos et les accès sont réunis",
      },
      measurable: {
        value: `${promises.measurable} %`,
        label: "mesurable : vous savez ce que chaque service vous a rapporté",
      },
    },
  },
  night: {
    title: "Une nuit à la boulangerie",
    who: {
      customer: "une cliente",
      assistant: "l’assistant",
      diary: "votre agenda",
      owner: "vous",
    },
    events: {
      asked: "Vous faites des pièces montées ?",
      answered:
        "Bonsoir, ici l’assistant, un programme. Oui, sur commande. Pour combien de personnes, et quel jour ?",
      told: "Soixante, le samedi 14.",
      quoted: "Voici la carte, avec les prix de départ. Pour goûter : jeudi à 17 h ou vendredi à 10 h ?",
      booked: "Dégustation jeudi à 17 h, pièce montée pour soixante.",
      opened: "Vous ouvrez la boutique. Tout l’échange vous attend, résumé.",
    },
    note: `Une boulangerie inventée. La première réponse part en ${bakeryReplySeconds} secondes, et ne dit que ce que vous avez appris à l’assistant.`,
  },
  services: {
    title: "Un seul interlocuteur, cinq métiers",
    lead: "Un client qui vous écrit tard le soir attend rarement le matin : il écrit aussi à votre concurrent, et garde celui qui répond le premier. Nous commençons par ce qui vous coûte le plus de temps ou de clients, souvent un site d’une page et une réponse automatique. Si cela vous suffit, nous en restons là. Le reste s’ajoute le jour où vous en avez besoin.",
    items: {
      websites:
        "Un site où l’on trouve vos prix, vos horaires et le chemin, puis un bouton pour appeler ou commander.",
      automation:
        "Un assistant qui répond sur WhatsApp, par SMS et par e-mail, pose vos questions et prend les rendez-vous.",
      cro: "L’optimisation du taux de conversion (CRO) : plus de demandes avec les visiteurs que vous avez déjà.",
      design: "Un logo, des couleurs et des modèles : on vous reconnaît, du sachet de pain au devis.",
      social: `Des publications préparées avec vous une fois par mois. Avec un forfait, une réponse aux commentaires en moins de ${promises.social.commentHours} h, ${openDays}.`,
    },
    all: "Comparer les services",
  },
  pricing: {
    title: "Nos prix, en clair",
    lead: `Ils sont hors taxes, pour les professionnels, et indicatifs : le prix ferme est dans votre devis, envoyé dans les ${promises.quoteHours} h qui suivent notre échange. Le nom de domaine, l’hébergement, les frais de messages et le budget d’annonces s’y ajoutent, à votre nom et au prix du fournisseur.`,
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
  /** Heading of the client logos, each of which links to a case. */
  clients: "Des projets à lire",
  cases: {
    title: "Avant, après, et ce qui a changé",
    lead: "Trois entreprises, ce qui les bloquait, ce que nous avons fait et ce qui a été mesuré ensuite.",
    objective: "Objectif",
    solution: "Solution",
    period: { months: (count: string) => `en ${count} mois` },
    visit: "Voir le site",
    all: "Toutes les réalisations",
    disclaimer: "Cas fictif, pour montrer notre façon de travailler.",
    samples: "Ce sont des cas fictifs, pour montrer notre façon de travailler.",
  },
  questions,
  closing: {
    title: "Par où commencer ? Regardons ensemble.",
    text: `L’audit dure ${site.booking.audit.minutes} minutes et il est gratuit. ${people.camille.name} regarde votre site et vos messages avec vous, puis vous recevez trois actions par écrit. Vous les suivez avec nous, ou sans nous.`,
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
    contact: "Demander un devis",
  },
};
