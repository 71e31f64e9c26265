import { promises } from "#content/facts/promises.ts";
import type { ServiceKey } from "#content/facts/services.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `L’agence : délais, horaires et refus | ${site.brand}`,
  description:
    "Une petite agence web pour artisans, commerces et PME en France, en Suisse et au Kosovo : ses délais par écrit, ses horaires et ce qu’elle refuse de vendre.",
  keywords: "agence web, petite agence, délais, horaires, France, Suisse, Kosovo, conseil",
  h1: "Une petite agence, exprès",
};

const services: Record<ServiceKey, string> = {
  websites: "Vitrine, boutique, réservation ou page de vente.",
  automation: "Des réponses et des rendez-vous par chat, WhatsApp, SMS et e-mail.",
  cro: "Mesurer ce que rapporte chaque page, tester ce qui décide un client.",
  design: "Logo, couleurs, caractères, et des modèles prêts à servir.",
  social: "Publications, réponses et rapport, mois après mois.",
};

export const agency = {
  seo,
  subtitle:
    "Assez grande pour construire un site, une automatisation et la mesure qui va avec. Assez petite pour que la personne qui vous répond soit celle qui fait le travail.",
  who: {
    title: "Qui vous avez au téléphone",
    paragraphs: {
      clients: `${site.brand} travaille pour des artisans, des commerces et des PME : des entreprises où le patron décroche encore lui-même. La plupart n’ont ni informaticien ni service marketing. Nous tenons les deux rôles, à la mesure de ce qu’elles peuvent payer.`,
      contact:
        "Un projet a un seul interlocuteur, du premier appel à la dernière facture. Il connaît votre métier, vos horaires et votre budget, et il a le droit de vous dire non.",
    },
  },
  promises: {
    title: "Nos délais, par écrit",
    lead: "Les mêmes figurent dans chaque devis.",
    items: {
      quote: { name: "Un devis", text: "Le prix, la date, et ce qui n’est pas compris." },
      answer: { name: "Une réponse à votre message", text: "En heures ouvrées, par une personne." },
      sla: {
        name: "Une correction ou une question en cours de contrat",
        text: "Selon l’urgence : c’est notre niveau de service (SLA).",
      },
      setup: {
        name: "Une mise en place",
        text: "Une page de vente ou une première automatisation, en service.",
      },
    },
  },
  presence: {
    title: "Quand nous joindre, et où nous travaillons",
    hours: "Horaires, heure de Paris",
    day: "Jour",
    open: "Ouvert",
    closed: "fermé",
    areas: "Zones",
    elsewhere: "Ailleurs dans le monde : à distance.",
  },
  offers: {
    title: "Nos métiers, une ligne chacun",
    lead: "Cinq services, et le conseil, qui se prend aussi seul.",
    services,
    consulting: {
      name: "Conseil",
      text: "Un avis écrit avant d’acheter un outil, une refonte ou une campagne.",
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
        instead: "Rien n’est mesuré avant son accord, et le site fonctionne sans.",
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
        refused: "Ouvrir un site le vendredi soir",
        instead: "Nous ouvrons du lundi au jeudi, quand quelqu’un surveille.",
      },
    },
  },
  closing: {
    title: "Une question suffit pour commencer",
    text: `Posez-la par écrit ou au téléphone. Réponse sous ${promises.answerHours} heures ouvrées, devis sous ${promises.quoteHours} heures.`,
    contact: "Écrire à l’agence",
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
