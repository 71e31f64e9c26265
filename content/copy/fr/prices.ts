import { number } from "#content/copy/fr/formats.ts";
import { packages } from "#content/facts/packages.ts";
import type { prices as facts, Period, PriceGroup } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";

interface ItemWords {
  /** The one name it has on every page. */
  name: string;
  /** What the amount buys; empty where the name says it. */
  detail: string;
}

interface PriceWords {
  /** Before a price that is the lowest. */
  from: string;
  /** After a price: how often it is paid. */
  periods: Record<Period, string>;
  /** Heads the column of amounts. */
  price: string;
  groups: {
    [Group in PriceGroup]: {
      /** Names the group's table, and what its rows are. */
      caption: string;
      name: string;
      /** What is paid besides and to whom; empty where there is nothing. */
      running: string;
      items: Record<keyof (typeof facts)[Group], ItemWords>;
    };
  };
}

/** What each price of `content/facts/prices.ts` is called. */
export const prices: PriceWords = {
  from: "dès",
  periods: { once: "une fois", month: "par mois", campaign: "par campagne" },
  price: "Prix",
  groups: {
    websites: {
      caption: "Sites web, par type",
      name: "Type de site",
      running: "En plus, à votre nom et au prix du fournisseur : le nom de domaine et l’hébergement.",
      items: {
        landing: { name: "Page de vente", detail: "Pour une campagne, avec un seul bouton" },
        onePage: { name: "Site d’une page", detail: "Qui, quoi, où, à quel prix" },
        showcase: { name: "Site vitrine", detail: "Plusieurs pages, formulaire, plan d’accès" },
        shop: { name: "E-commerce ou réservation", detail: "Catalogue ou agenda, paiement en ligne" },
        maintenance: {
          name: "Maintenance",
          detail: "En option : mises à jour, sauvegardes, petites retouches",
        },
      },
    },
    automation: {
      caption: "Automatisation et options",
      name: "Automatisation",
      running: "En plus, à votre nom et au prix du fournisseur : les frais de messages WhatsApp et SMS.",
      items: {
        first: { name: "Première automatisation", detail: "Une tâche sur un canal, installée et testée" },
        voicebot: { name: "Voicebot", detail: "Décroche à votre place" },
        knowledgeBase: {
          name: "Base de connaissances (RAG)",
          detail: `Jusqu’à ${number(promises.knowledgeBaseDocuments)} documents`,
        },
        multiNumbers: { name: "Plusieurs numéros", detail: "Un par magasin ou par service" },
        extraLanguage: { name: "Langue supplémentaire", detail: "Réponses et formulaires" },
      },
    },
    design: {
      caption: "Design à la pièce",
      name: "Pièce",
      running: "",
      items: {
        piece: { name: "Une pièce de design", detail: "Une carte, un dépliant, un logo redessiné" },
      },
    },
    designPackages: {
      caption: "Design : forfaits",
      name: "Forfait",
      running: "",
      items: {
        express: { name: "Express", detail: "Pour ouvrir : un logo propre et de quoi imprimer." },
        complete: { name: "Complet", detail: "Pour être reconnu partout où l’on vous croise." },
        rebranding: { name: "Rebranding", detail: "Pour changer sans perdre ceux qui vous connaissent." },
      },
    },
    designAddOns: {
      caption: "Design : options",
      name: "Option",
      running: "",
      items: {
        logoAnimation: { name: "Animation du logo", detail: "" },
        packaging: { name: "Emballage", detail: "" },
        signage: { name: "Enseigne extérieure", detail: "" },
        vehicle: { name: "Véhicule habillé", detail: "" },
        powerpoint: { name: "Modèle PowerPoint", detail: "" },
        revisions: { name: "Retouches à vie", detail: "" },
      },
    },
    social: {
      caption: "Réseaux sociaux, en petit",
      name: "Formule",
      running: "",
      items: {
        small: {
          name: "Réseaux sociaux, petit",
          detail: "Un réseau, quatre publications, sans les réponses",
        },
      },
    },
    socialPackages: {
      caption: "Réseaux sociaux : forfaits",
      name: "Forfait",
      running: "",
      items: {
        starter: {
          name: "Starter",
          detail: `${packages.social.starter.platforms} plateformes, ${packages.social.starter.posts} publications chacune`,
        },
        growth: {
          name: "Growth",
          detail: `${packages.social.growth.platforms} plateformes, ${packages.social.growth.posts} publications chacune`,
        },
        enterprise: {
          name: "Enterprise",
          detail: `${packages.social.enterprise.platforms} plateformes, plus la chaîne vidéo, publications illimitées`,
        },
      },
    },
    socialAddOns: {
      caption: "Réseaux sociaux : options",
      name: "Option",
      running: "",
      items: {
        training: { name: "Formation de votre équipe", detail: "" },
        shoot: { name: "Prise de vues photo et vidéo", detail: "" },
        influence: { name: "Campagne d’influence", detail: "" },
        listening: { name: "Veille de ce que l’on dit de vous", detail: "" },
        chatbot: { name: "Chatbot de messagerie", detail: "" },
        competitorAudit: { name: "Audit des concurrents", detail: "" },
      },
    },
    campaigns: {
      caption: "Publicité et conversion",
      name: "Service",
      running:
        "Le budget d’annonces est le vôtre, payé directement à Google et à Meta, sans marge de notre part.",
      items: {
        adsPack: { name: "Pack publicité", detail: "Vos campagnes, hors budget d’annonces" },
        cro: { name: "Conversion (CRO)", detail: "Mesure et une amélioration par mois" },
        creativePack: {
          name: `Pack créatif de ${promises.creativeVideos} vidéos`,
          detail: "Pour vos annonces et vos pages",
        },
      },
    },
  },
};
