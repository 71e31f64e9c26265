import { clockCity } from "#content/copy/fr/formats.ts";

import { promises } from "#content/facts/promises.ts";
import type { ServiceKey } from "#content/facts/services.ts";
import { people } from "#content/facts/team.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `L’agence : qui nous sommes, nos délais | ${site.brand}`,
  description:
    "Une petite agence web pour artisans et commerces, en France et en Suisse : quatre personnes que l’on appelle par leur nom, des délais écrits, des limites.",
  keywords: "agence web artisans, petite agence web, agence web Paris, agence web Genève, délais, horaires",
  h1: "Petite agence, et c’est voulu",
};

const services: Record<ServiceKey, string> = {
  websites: "Page de vente, site vitrine, boutique ou réservation.",
  automation: "Des réponses et des rendez-vous par chat, WhatsApp, SMS et e-mail.",
  cro: "Plus de demandes avec les mêmes visiteurs, et la mesure qui le montre.",
  design: "Logo, couleurs, typographie et modèles prêts à servir.",
  social: "Publications, réponses et rapport, mois après mois.",
};

export const agency = {
  seo,
  subtitle:
    "Quatre personnes, dans quatre villes. Assez pour construire un site, un assistant et la mesure qui va avec ; assez peu pour que vous les connaissiez toutes par leur nom.",
  who: {
    title: "Qui vous avez au téléphone",
    paragraphs: {
      clients: `${site.brand} travaille pour des artisans, des commerces et des cabinets : des entreprises où l’on décroche encore soi-même. La plupart n’ont ni informaticien ni service marketing, et beaucoup ont déjà été déçues par une agence que l’on ne comprenait pas. Nous parlons votre langue. Si nous lâchons un mot de métier, arrêtez-nous : c’est à nous d’en trouver un qui se comprenne au comptoir.`,
      contact: `Vous n’avez qu’un interlocuteur. Si vous nous écrivez en français, c’est ${people.camille.name} : elle connaît votre métier, vos horaires et votre budget, et elle vous dit non quand il le faut. Derrière elle, trois spécialistes font leur part, et vous savez qui fait quoi.`,
    },
  },
  promises: {
    title: "Nos délais, par écrit",
    lead: "Les mêmes figurent dans chaque devis. D’abord une réponse, puis une conversation, puis le devis.",
    items: {
      quote: {
        name: "Un devis",
        text: "Après l’échange qui en fixe le contenu : le prix, la date, et ce qui n’est pas compris.",
      },
      answer: {
        name: "Une réponse à votre message",
        text: "Par une personne, au plus tard à la même heure du jour ouvré suivant : c’est ce que veut dire « heures ouvrées ».",
      },
      sla: {
        name: "Une question ou un souci en cours de contrat",
        text: "Selon l’urgence : c’est notre engagement de service, le « SLA » des contrats.",
      },
      setup: {
        name: "Une mise en place",
        text: "Une page de vente, un petit site ou une première automatisation, une fois textes, photos et accès réunis.",
      },
    },
  },
  presence: {
    title: "Quand nous joindre, et où nous travaillons",
    hours: `Horaires, heure de ${clockCity}`,
    day: "Jour",
    open: "Ouvert",
    closed: "fermé",
    areas: "Zones d’intervention",
    elsewhere: "Ailleurs dans le monde : à distance.",
  },
  offers: {
    title: "Ce que nous faisons, en une ligne",
    lead: "Cinq services, et le conseil, qui se prend aussi seul.",
    services,
    consulting: {
      name: "Conseil",
      text: "Un avis écrit, sur devis, avant d’acheter un outil, une refonte ou une campagne.",
    },
  },
  refusals: {
    title: "Ce que nous refusons de faire",
    columns: { refused: "Nous refusons", instead: "À la place" },
    items: {
      reviews: {
        refused: "Acheter des avis ou des abonnés",
        instead: "Nous demandons leur avis à vos vrais clients, juste après la livraison.",
      },
      ranking: {
        refused: "Promettre la première place sur Google",
        instead: "Nous écrivons ce que nous ferons et ce que nous mesurerons.",
      },
      tracking: {
        refused: "Suivre un visiteur qui a dit non",
        instead: "Rien n’est mesuré avant son accord ; le site marche aussi bien sans mesure.",
      },
      needless: {
        refused: "Vendre de l’IA là où un formulaire suffit",
        instead: "Le formulaire coûte moins cher. Nous vous le disons.",
      },
      idle: {
        refused: "Facturer un outil qui ne sert plus",
        instead: "Nous vous proposons de le résilier, même s’il vient de nous.",
      },
      friday: {
        refused: "Mettre un site en ligne le vendredi soir",
        instead: "Nous mettons en ligne du lundi au jeudi, quand quelqu’un surveille.",
      },
    },
  },
  closing: {
    title: "Une question suffit pour commencer",
    text: `Posez-la par écrit ou au téléphone. ${people.camille.name} vous répond au plus tard le jour ouvré suivant ; s’il faut un devis, il suit ${promises.quoteHours} h après votre échange.`,
    contact: "Demander un devis",
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
