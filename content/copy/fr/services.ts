import { notice, number, openDays } from "#content/copy/fr/formats.ts";
import type { IntegrationKey } from "#content/facts/integrations.ts";
import { promises } from "#content/facts/promises.ts";
import type { ServiceKey } from "#content/facts/services.ts";
import { people } from "#content/facts/team.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Site web, WhatsApp, logo : nos services | ${site.brand}`,
  description:
    "Sites web, automatisation IA, conversion, logo et réseaux sociaux pour artisans et commerces : ce que chacun vous apporte, et à partir de quel prix.",
  keywords: "services agence web, création de site internet, automatisation IA, logo, réseaux sociaux",
  h1: "De quoi votre entreprise a-t-elle besoin en premier ?",
};

interface IntegrationWords {
  /** What it is for; the products' names are in the facts. */
  title: string;
  text: string;
}

const integrations: Record<IntegrationKey, IntegrationWords> = {
  chat: { title: "Messagerie", text: "L’assistant répond, vous gardez votre numéro." },
  text: { title: "SMS", text: "Rappels de rendez-vous et réponse aux appels manqués." },
  ads: { title: "Publicité", text: "Les demandes venues des annonces rejoignent celles du site." },
  payment: { title: "Paiement", text: "Acomptes et commandes, rattachés au bon client." },
  bridges: { title: "Passerelles", text: "Pour un autre logiciel, s’il sait échanger des données." },
  crm: { title: "Fichier clients (CRM)", text: "Chaque demande y entre avec son historique." },
  diary: { title: "Agenda", text: "L’assistant lit vos créneaux libres et prend le rendez-vous." },
  reports: { title: "Tableau de bord", text: "Vos chiffres sur une page, à jour chaque matin." },
};

export const services = {
  seo,
  subtitle:
    "Presque personne n’a besoin de tout à la fois. Trouvez la phrase que vous dites le plus souvent, et suivez la ligne.",
  /** What an owner says, by the service that helps. */
  symptoms: {
    websites: "On ne nous trouve pas.",
    automation: "Nous répondons trop tard.",
    cro: "On nous visite, on n’appelle pas.",
    design: "On ne nous reconnaît pas.",
    social: "Notre page dort depuis des mois.",
  } satisfies Record<ServiceKey, string>,
  machines: {
    title: "Deux machines à cash",
    lead: `L’expression est un peu forte, l’idée est simple. Le pack publicité fait venir des visiteurs ; la conversion en transforme davantage en clients. Chaque mois, une page vous dit ce que vous avez dépensé et ce que cela a rapporté, même quand le chiffre n’est pas flatteur. Si l’une des deux ne rapporte pas ce qu’elle coûte, vous l’arrêtez, avec ${notice}.`,
    labels: { input: "Vous apportez", work: "Nous faisons", output: "Vous recevez" },
    items: {
      ads: {
        title: "Pack publicité",
        input: "Un budget d’annonces, que vous payez directement à Google et à Meta.",
        work: "Nous écrivons les annonces, menons les campagnes et revoyons les enchères chaque semaine.",
        output: "Des appels et des demandes, avec le coût de chacun.",
        action: "Demander un devis",
      },
      cro: {
        title: "Conversion (CRO)",
        input: "Les visiteurs que vous avez déjà.",
        work: "Nous cherchons où ils renoncent, puis nous améliorons une chose par mois.",
        output: "L’effet de chaque changement, mesuré avant et après.",
        action: "Voir la conversion en détail",
      },
    },
    note: "Prix hors taxes. Le budget d’annonces s’ajoute au pack publicité : il est à vous.",
  },
  cards: {
    title: "Les trois premiers pas",
    lead: "Si vous hésitez entre deux phrases, commencez par le site : tout le reste s’y raccroche.",
    more: "En savoir plus",
    items: {
      websites: {
        title: "Sites web",
        description: "Une page d’accueil qui dit en cinq secondes ce que vous vendez, où et à quel prix.",
        features: {
          first: "De la page de vente à la boutique, à votre nom",
          second: "Textes écrits avec vous, référencement technique compris",
          third: `Une page de vente s’affiche en moins de ${number(promises.landingSeconds)} s`,
        },
      },
      automation: {
        title: "Automatisation IA",
        description: `Vos messages reçoivent une réponse en moins de ${promises.responseSeconds} s, dans la langue du client, jour et nuit.`,
        features: {
          first: "WhatsApp, SMS, e-mail et chat sur votre site",
          second: "Demandes classées par priorité et confiées à la bonne personne",
          third: "Rendez-vous pris dans votre agenda",
        },
      },
      cro: {
        title: "Conversion et mesure (CRO)",
        description:
          "Nous cherchons ce qui retient vos visiteurs d’appeler ou d’acheter, et nous améliorons une chose à la fois.",
        features: {
          first: "Statistiques et balises : GA4, Meta, LinkedIn",
          second: "Un tableau de bord que l’on comprend, dans Looker Studio",
          third: `Deux versions comparées dès ${number(promises.testVisits)} visites par mois (tests A/B)`,
        },
      },
    },
  },
  further: {
    title: "Et pour que l’on vous reconnaisse",
    items: {
      design: "Logo, couleurs, enseigne, véhicule, papier à en-tête : une seule allure.",
      social: `Un mois de publications préparé avec vous, images comprises. Avec un forfait, une réponse aux commentaires en moins de ${promises.social.commentHours} h, ${openDays}.`,
    },
  },
  integrations: {
    title: "Vos outils actuels, reliés entre eux",
    lead: "Huit intégrations sont prêtes : plus rien à recopier le vendredi soir.",
    items: integrations,
    note: "Les noms et les marques appartiennent à leurs propriétaires.",
  },
  closing: {
    title: "Dites-nous ce qui coince",
    text: `Trois phrases suffisent dans le message, le reste du formulaire prend deux minutes. ${people.camille.name} vous répond au plus tard le jour ouvré suivant, vous en parlez ensemble, et le devis arrive dans les ${promises.quoteHours} heures, avec un prix et une date.`,
    quote: "Demander un devis",
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
