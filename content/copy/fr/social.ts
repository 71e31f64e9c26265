import type { SocialPlatform } from "#content/facts/media.ts";
import { methodDays } from "#content/facts/methods.ts";
import { packages, socialReport } from "#content/facts/packages.ts";
import { promises } from "#content/facts/promises.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Réseaux sociaux pour commerces et PME | ${site.brand}`,
  description: `Instagram, Facebook, LinkedIn, TikTok, YouTube : nous écrivons, publions et répondons. ${promises.social.weeksAhead} semaines d’avance, trois forfaits au mois, prix affichés.`,
  keywords: "gestion réseaux sociaux, community manager PME, Instagram commerce, LinkedIn entreprise, TikTok",
  h1: "Vos réseaux tournent, vos soirées restent à vous",
};

interface PlatformWords {
  description: string;
  audience: string;
  strength: string;
}

const platforms: Record<SocialPlatform, PlatformWords> = {
  instagram: {
    description: "Photos du jour, reels et stories.",
    audience: "Les gens du quartier et de passage",
    strength: "Donner envie le jour même.",
  },
  facebook: {
    description: "Horaires, événements et albums.",
    audience: "Familles, associations, habitués",
    strength: "Faire venir à une date.",
  },
  linkedin: {
    description: "Chantiers, embauches et coulisses.",
    audience: "Donneurs d’ordre et futurs collègues",
    strength: "Obtenir un rendez-vous entre professionnels.",
  },
  tiktok: {
    description: "Un geste du métier, filmé au téléphone.",
    audience: "Apprentis et jeunes clients",
    strength: "Être vu sans avoir d’abonnés.",
  },
  youtube: {
    description: "Avec Enterprise, une chaîne de vidéos longues ; sinon, des Shorts.",
    audience: "Ceux qui comparent avant d’acheter",
    strength: "Répondre une fois, pour des années.",
  },
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

export const social = {
  seo,
  kicker: "Réseaux sociaux",
  hero: {
    badges: {
      ahead: `${promises.social.weeksAhead} semaines d’avance`,
      replies: `Réponse en moins de ${promises.social.commentHours} h`,
      notice: `Préavis de ${promises.legal.noticeMonths} mois`,
    },
    subtitle:
      "Une fois par mois, nous préparons vos publications avec vous. Puis nous les mettons en ligne, nous répondons, et nous vous disons ce qui a fait venir du monde.",
  },
  calendar: {
    title: "Un mois avec le forfait Growth",
    week: (number: string) => `Semaine ${number}`,
    posts: (count: string) => `${count} publications`,
    note: `Exemple : ${packages.social.growth.allPosts} publications, prêtes ${promises.social.weeksAhead} semaines d’avance. Un carré, une publication.`,
  },
  problems: {
    title: "Ce que l’on voit sur vos pages",
    items: {
      silence: {
        title: "La dernière publication date de Noël.",
        text: "Le client qui hésite regarde votre page et se demande si vous êtes encore ouvert.",
      },
      waiting: {
        title: "Les commentaires attendent dimanche soir.",
        text: "« C’est ouvert lundi ? » Sans réponse, le client va à côté.",
      },
      hearts: {
        title: "Des cœurs, mais le téléphone ne sonne pas.",
        text: "Personne ne relie les publications aux appels et aux ventes.",
      },
      formats: {
        title: "Chaque réseau demande autre chose.",
        text: "Un format ici, une vidéo là. À la fin, vous ne publiez plus rien.",
      },
    },
  },
  features: {
    title: "Vous envoyez des photos, nous faisons le reste",
    lead: "Il vous reste à valider, une fois par mois.",
    items: {
      calendar: {
        title: "Un calendrier validé en une fois",
        text: "Le mois entier sur une page. Vous cochez, vous corrigez, c’est parti.",
      },
      photos: {
        title: "Vos photos, notre plume",
        text: "Vous les envoyez par WhatsApp. Nous recadrons, nous écrivons, nous planifions.",
      },
      replies: {
        title: `Une réponse en moins de ${promises.social.commentHours} h`,
        text: "Aux heures ouvrées, dans la langue de la personne. Les questions délicates vous reviennent.",
      },
      report: {
        title: "Un rapport d’une page",
        text: "Appels, itinéraires, messages, ventes : ce qui a marché, et ce que nous changeons.",
      },
    },
  },
  platforms: {
    title: "Cinq plateformes, chacune pour une raison",
    lead: "Nous n’ouvrons pas un compte pour le plaisir. Voici à quoi chacune sert.",
    columns: {
      format: "Format",
      name: "Plateforme",
      description: "Ce que nous y publions",
      audience: "Qui vous y trouvez",
      strength: "Point fort",
    },
    items: platforms,
  },
  method: {
    title: "Cinq étapes, puis le rythme",
    lead: `La première publication part ${methodDays.social.from} à ${methodDays.social.to} jours après votre accord.`,
    items: {
      audit: {
        title: "État des lieux",
        text: "Vos pages, celles de trois voisins, et ce que vos clients demandent vraiment.",
      },
      strategy: {
        title: "Ligne éditoriale",
        text: "Quels réseaux, quels sujets, quel ton. Et ce que nous ne ferons pas.",
      },
      setup: {
        title: "Mise en place",
        text: "Profils complétés, accès rangés, modèles graphiques prêts.",
      },
      production: {
        title: "Production",
        text: `${promises.social.weeksAhead} semaines de publications écrites, illustrées et validées par vous.`,
      },
      publication: {
        title: "Publication et réponses",
        text: "Nous publions, nous répondons, nous mesurons. Le mois suivant en tient compte.",
      },
    },
  },
  packages: {
    title: "Trois forfaits au mois",
    lead: `Vous changez de forfait d’un mois à l’autre. Vous arrêtez avec ${promises.legal.noticeMonths} mois de préavis.`,
    rows: {
      platforms: "Plateformes",
      posts: "Publications",
      videos: "Vidéos courtes",
      replies: "Réponse aux commentaires",
      report: "Rapport",
      meeting: "Point avec vous",
    },
    items: {
      starter: {
        features: {
          platforms: `${packages.social.starter.platforms}`,
          posts: `${packages.social.starter.posts} par plateforme`,
          videos: null,
          replies: `Moins de ${promises.social.commentHours} h`,
          report: "Chaque mois",
          meeting: "Par e-mail",
        },
      },
      growth: {
        features: {
          platforms: `${packages.social.growth.platforms}`,
          posts: `${packages.social.growth.posts} par plateforme`,
          videos: `${packages.social.growth.videos}`,
          replies: `Moins de ${promises.social.commentHours} h`,
          report: "Chaque mois, commenté",
          meeting: `${packages.social.growth.meetingMinutes} min`,
        },
      },
      enterprise: {
        features: {
          platforms: `${packages.social.enterprise.platforms}, plus la chaîne vidéo`,
          posts: "Illimitées",
          videos: `${packages.social.enterprise.videos}`,
          replies: `Moins de ${promises.social.commentHours} h`,
          report: "Chaque semaine",
          meeting: `${packages.social.enterprise.meetingMinutes} min`,
        },
      },
    },
  },
  results: {
    title: "Nos engagements, en chiffres",
    items: {
      replies: {
        value: `< ${promises.social.commentHours} h`,
        label: "pour répondre à un commentaire, aux heures ouvrées",
      },
      ahead: {
        value: `${promises.social.weeksAhead}`,
        label: "semaines de publications prêtes d’avance",
      },
      posts: {
        value: `${packages.social.growth.allPosts}`,
        label: "publications par mois avec Growth",
      },
      report: {
        value: `${socialReport.pages}`,
        label: "page de rapport, sans jargon",
      },
    },
  },
  testimonials: {
    title: "Deux clients racontent",
    items: {
      restaurant: {
        text: "Je valide le mois le lundi, avec mon café. Le reste du temps, je cuisine.",
        service: "Réseaux sociaux, Genève",
      },
      bicycles: {
        text: "Un client est arrivé avec la publication sur son téléphone. Il voulait ce vélo-là. Je l’avais encore.",
        service: "Réseaux sociaux, Fribourg-en-Brisgau",
      },
    },
  },
  addOns: {
    title: "En option",
    lead: "À la carte, avec ou sans forfait.",
  },
  /** A case, by its folder, and the metric that speaks for the service. */
  proof: { case: "boucherie-telepherique", metric: "early" },
  questions,
  closing: {
    title: "Parlons de votre prochain mois",
    text: "Nous regardons vos pages avec vous et nous esquissons un mois de publications. Vous le gardez, même si nous en restons là.",
  },
};
