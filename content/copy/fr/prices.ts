import { number } from "#content/copy/fr/formats.ts";
import { packages } from "#content/facts/packages.ts";
import type { prices as facts, Period, PriceGroup, TableGroup } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { websiteTypes } from "#content/facts/website-types.ts";

interface ItemWords {
  /** The name it has on every page. */
  name: string;
  /** What the amount buys; empty where the name says it. */
  detail: string;
}

interface TableWords {
  /** Caption of the group's table, and header of its first column. */
  caption: string;
  name: string;
  /** Running costs that others charge; empty where there are none. */
  running: string;
}

interface PriceWords {
  /** Precedes a minimum price. */
  from: string;
  /** Follows a price: billing period. */
  periods: Record<Period, string>;
  /** Header of the price column. */
  price: string;
  groups: {
    [Group in PriceGroup]: (Group extends TableGroup ? TableWords : unknown) & {
      items: Record<keyof (typeof facts)[Group], ItemWords>;
    };
  };
}

/** Names of the prices in `content/facts/prices.ts`. */
export const prices: PriceWords = {
  from: "dès",
  periods: { once: "une fois", month: "par mois", campaign: "par campagne" },
  price: "Prix",
  groups: {
    websites: {
      caption: "Sites web",
      name: "Type de site",
      running: "En plus, à votre nom et au prix du fournisseur : le nom de domaine et l’hébergement.",
      items: {
        landing: { name: "Page de vente", detail: "Une offre et un formulaire, pour une campagne" },
        onePage: { name: "Site d’une page", detail: "Qui, quoi, où, à quel prix" },
        showcase: {
          name: "Site vitrine",
          detail: `Jusqu’à ${websiteTypes.showcase.pages} pages, textes compris`,
        },
        shop: {
          name: "Boutique ou réservation",
          detail: `Jusqu’à ${websiteTypes.shop.pages} pages, avec paiement ou agenda`,
        },
        maintenance: {
          name: "Maintenance",
          detail: "En option : mises à jour, sauvegardes, petites retouches",
        },
      },
    },
    automation: {
      caption: "Automatisation et IA",
      name: "Automatisation",
      running: "En plus, à votre nom et au prix du fournisseur : les frais de messages WhatsApp et SMS.",
      items: {
        first: { name: "Première automatisation", detail: "Une tâche sur un canal, installée et testée" },
        voicebot: {
          name: "Voicebot",
          detail: "Décroche à votre place, renseigne, prend rendez-vous ou vous passe l’appel",
        },
        knowledgeBase: {
          name: "Base de connaissances (RAG)",
          detail: `L’assistant répond d’après vos documents, jusqu’à ${number(promises.knowledgeBaseDocuments)}`,
        },
        multiNumbers: {
          name: "Plusieurs numéros",
          detail: "Un par magasin ou par métier, une seule boîte de réception",
        },
        extraLanguage: {
          name: "Langue supplémentaire",
          detail: "Réponses et formulaires dans une langue de plus",
        },
      },
    },
    design: {
      caption: "Design",
      name: "Prestation",
      running: "L’impression s’ajoute : vous la commandez directement à votre imprimeur.",
      items: {
        piece: { name: "Création à l’unité", detail: "Une carte, un flyer, un logo redessiné" },
      },
    },
    designPackages: {
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
        packaging: { name: "Emballage", detail: "Le dessin, prêt à imprimer" },
        signage: { name: "Enseigne extérieure", detail: "Le dessin, sans la fabrication" },
        vehicle: { name: "Véhicule habillé", detail: "Le dessin, sans la pose" },
        powerpoint: { name: "Modèle PowerPoint", detail: "" },
        revisions: {
          name: "Retouches à vie",
          detail: "Illimitées, tant que vous êtes abonné",
        },
      },
    },
    social: {
      caption: "Réseaux sociaux",
      name: "Prestation",
      running: "",
      items: {
        small: {
          name: "Réseaux sociaux, petite formule",
          detail: "Un réseau, quatre publications, sans les réponses",
        },
      },
    },
    socialPackages: {
      items: {
        starter: {
          name: "Starter",
          detail: `Pour rester visible : ${packages.social.starter.platforms} plateformes, ${packages.social.starter.posts} publications chacune`,
        },
        growth: {
          name: "Growth",
          detail: `Pour faire venir du monde : ${packages.social.growth.platforms} plateformes, ${packages.social.growth.posts} publications chacune`,
        },
        enterprise: {
          name: "Enterprise",
          detail: `Pour plusieurs adresses : ${packages.social.enterprise.platforms} plateformes et la chaîne vidéo, publications illimitées`,
        },
      },
    },
    socialAddOns: {
      caption: "Réseaux sociaux : options",
      name: "Option",
      running: "",
      items: {
        training: { name: "Formation de votre équipe", detail: "Pour publier sans nous" },
        shoot: { name: "Prise de vues photo et vidéo", detail: "Chez vous, des images pour des mois" },
        influence: { name: "Campagne d’influence", detail: "Avec un créateur de votre région" },
        listening: { name: "Veille", detail: "Ce que l’on dit de vous en ligne, et où" },
        chatbot: { name: "Chatbot de messagerie", detail: "Les premières réponses, sur vos pages" },
        competitorAudit: { name: "Audit des concurrents", detail: "Ce qu’ils publient, et ce qui marche" },
      },
    },
    campaigns: {
      caption: "Publicité et conversion",
      name: "Service",
      running:
        "Le budget d’annonces est le vôtre, payé directement à Google et à Meta, sans marge de notre part.",
      items: {
        adsPack: { name: "Pack publicité", detail: "Vos campagnes gérées ; le budget d’annonces est à vous" },
        cro: { name: "Conversion (CRO)", detail: "La mesure, et une amélioration par mois" },
        creativePack: {
          name: `Pack créatif de ${promises.creativeVideos} vidéos`,
          detail: "Pour vos annonces et vos pages",
        },
      },
    },
  },
};
