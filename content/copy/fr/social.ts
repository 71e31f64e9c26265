import { money, notice, openDays, openDaysFirst, time } from "#content/copy/fr/formats.ts";
import type { SocialPlatform } from "#content/facts/media.ts";
import { methodDays } from "#content/facts/methods.ts";
import { packages, socialReport } from "#content/facts/packages.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";
import { type Money, multiplyMoney } from "#src/formats/money.ts";

const seo: SeoRecord = {
  title: `Gestion des réseaux sociaux, petit commerce | ${site.brand}`,
  description: `Instagram, Facebook, LinkedIn, TikTok : nous écrivons, publions et répondons. Petite formule dès ${money(prices.social.small)} HT par mois, forfaits dès ${money(prices.socialPackages.starter)} par mois.`,
  keywords: "gestion réseaux sociaux prix, community manager commerce, Instagram boulangerie",
  h1: "Vos réseaux tournent, vos soirées restent à vous",
};

interface PlatformWords {
  description: string;
  audience: string;
  strength: string;
}

const platforms: Record<SocialPlatform, PlatformWords> = {
  instagram: {
    description: "Photos du jour, reels et stories.",
    audience: "Le quartier et les gens de passage",
    strength: "Donner envie le jour même.",
  },
  facebook: {
    description: "Horaires, événements et albums.",
    audience: "Familles, associations, habitués",
    strength: "Faire venir à une date.",
  },
  linkedin: {
    description: "Chantiers, embauches et coulisses.",
    audience: "Clients et futurs collègues",
    strength: "Obtenir un rendez-vous.",
  },
  tiktok: {
    description: "Un geste du métier, filmé au téléphone.",
    audience: "Apprentis et jeunes clients",
    strength: "Être vu sans avoir d’abonnés.",
  },
  youtube: {
    description: "Des vidéos courtes avec Growth, une chaîne entière avec Enterprise.",
    audience: "Ceux qui comparent avant d’acheter",
    strength: "Répondre une fois, pour des années.",
  },
};

const hours = `de ${time(site.hours.opens)} à ${time(site.hours.closes)}`;
const yearOf = (price: Money) => money(multiplyMoney(price, 12));

const questions: Questions = {
  title: "Confier sa page à quelqu’un d’autre",
  items: {
    voice: {
      question: "Mes clients sentiront-ils que ce n’est pas moi ?",
      answer:
        "Nous écrivons à partir de ce que vous racontez et de vos photos, et vous validez le mois entier avant la première publication. Les questions personnelles vous reviennent toujours.",
    },
    weekend: {
      question: "Qui répond le week-end ?",
      answer: `Personne, et nous préférons le dire. ${openDaysFirst}, ${hours}, un commentaire reçoit sa réponse en moins de ${promises.social.commentHours} h ; ceux du week-end le lundi avant ${time(promises.social.mondayBy)}. Si vos clients écrivent surtout le dimanche, un assistant peut prendre le relais.`,
    },
    yearly: {
      question: "Combien cela coûte-t-il par an ?",
      answer: `Sur douze mois, la petite formule revient à ${yearOf(prices.social.small)} hors taxes au moins, le forfait Starter à ${yearOf(prices.socialPackages.starter)}. Vous passez de l’un à l’autre quand vous voulez.`,
    },
    results: {
      question: "Cela fait-il vraiment venir du monde ?",
      answer:
        "Pas à tous les coups, et un cœur n’est pas une vente. C’est pourquoi le rapport compte les appels, les itinéraires et les messages, pas les abonnés. Si un réseau ne vous apporte rien au bout de trois mois, nous vous conseillons de l’arrêter.",
    },
  },
};

export const social = {
  seo,
  kicker: "Réseaux sociaux",
  hero: {
    badges: {
      ahead: `Publications prêtes ${promises.social.weeksAhead} semaines d’avance`,
      replies: `Réponse en moins de ${promises.social.commentHours} h, en semaine`,
      notice: `Sans engagement : ${notice}`,
    },
    subtitle: `Une fois par mois, nous préparons vos publications avec vous. Ensuite nous les mettons en ligne, nous répondons aux commentaires ${openDays}, ${hours}, et nous vous disons ce qui a fait venir du monde.`,
  },
  calendar: {
    title: "Un mois avec le forfait Growth",
    posts: (count: string) => `${count} publications`,
    note: `Exemple : ${packages.social.growth.allPosts} publications, prêtes ${promises.social.weeksAhead} semaines d’avance. Une barre, une publication.`,
  },
  problems: {
    title: "Ce que l’on voit sur vos pages",
    items: {
      silence: {
        title: "La dernière publication date de Noël.",
        text: "Le client qui hésite se demande si vous êtes encore ouvert.",
      },
      waiting: {
        title: "Une question attend depuis ce matin.",
        text: "« Il vous en reste pour ce soir ? » Quand vous la lisez, le client est allé à côté.",
      },
      hearts: {
        title: "Des cœurs, mais le téléphone ne sonne pas.",
        text: "Personne ne relie les publications aux ventes.",
      },
      formats: {
        title: "Chaque réseau demande autre chose.",
        text: "À la fin, vous ne publiez plus rien.",
      },
    },
  },
  features: {
    title: "Vous envoyez des photos, nous faisons le reste",
    lead: "Le difficile n’est pas de publier une fois, c’est de publier encore en février, quand il pleut et que deux personnes sont malades. Nous travaillons donc à l’avance : un point avec vous chaque mois, vos photos par WhatsApp, et quatre semaines de publications prêtes que vous validez d’un coup. Si une fournée est ratée ou si vous fermez un jour, un message suffit et nous changeons la publication du lendemain.",
    items: {
      calendar: {
        title: "Un calendrier validé en une fois",
        text: "Le mois entier sur une page : vous cochez, vous corrigez.",
      },
      photos: {
        title: "Vos photos, notre plume",
        text: "Nous recadrons, nous écrivons, nous planifions.",
      },
      replies: {
        title: `Une réponse en moins de ${promises.social.commentHours} h`,
        text: `${openDaysFirst}, ${hours} ; le week-end, le lundi avant ${time(promises.social.mondayBy)}. Les questions délicates vous reviennent.`,
      },
      report: {
        title: "Un rapport d’une page",
        text: "Appels, itinéraires, messages, ventes : ce qui a marché, et ce que nous changeons.",
      },
    },
  },
  platforms: {
    title: "À chaque plateforme sa raison",
    lead: "Personne n’a besoin des cinq : nous gardons celles où sont vos clients.",
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
    title: "Le premier mois, puis le rythme",
    lead: `La première publication part ${methodDays.social.from} à ${methodDays.social.to} jours après votre accord.`,
    items: {
      audit: {
        title: "État des lieux",
        text: "Vos pages, celles de trois voisins, et ce que vos clients demandent.",
      },
      strategy: {
        title: "Ligne éditoriale",
        text: "Quels réseaux, quels sujets, quel ton. Et ce que nous ne ferons pas.",
      },
      setup: {
        title: "Mise en place",
        text: "Profils complétés, accès rangés, modèles prêts.",
      },
      production: {
        title: "Production",
        text: `${promises.social.weeksAhead} semaines de publications écrites, illustrées et validées par vous.`,
      },
      publication: {
        title: "Publication et réponses",
        text: "Nous publions, nous répondons, et le mois suivant en tient compte.",
      },
    },
  },
  packages: {
    title: "Les forfaits, au mois",
    lead: `Vous changez de forfait d’un mois à l’autre, vous arrêtez avec ${notice}, et les comptes restent à votre nom.`,
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
          replies: `Moins de ${promises.social.commentHours} h, en semaine`,
          report: "Chaque mois",
          meeting: "Par e-mail",
        },
      },
      growth: {
        features: {
          platforms: `${packages.social.growth.platforms}`,
          posts: `${packages.social.growth.posts} par plateforme`,
          videos: `${packages.social.growth.videos}`,
          replies: `Moins de ${promises.social.commentHours} h, en semaine`,
          report: "Chaque mois, commenté",
          meeting: `${packages.social.growth.meetingMinutes} min`,
        },
      },
      enterprise: {
        features: {
          platforms: `${packages.social.enterprise.platforms}, plus la chaîne vidéo`,
          posts: "Illimitées",
          videos: `${packages.social.enterprise.videos}`,
          replies: `Moins de ${promises.social.commentHours} h, en semaine`,
          report: "Chaque semaine",
          meeting: `${packages.social.enterprise.meetingMinutes} min`,
        },
      },
    },
  },
  results: {
    title: "À quoi nous nous engageons",
    items: {
      replies: {
        value: `< ${promises.social.commentHours} h`,
        label: `pour répondre à un commentaire, ${openDays}, ${hours}`,
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
    title: "En cuisine et à l’atelier",
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
    title: "Petite formule et options",
    lead: "Les options se prennent avec un forfait ou seules. Avec la petite formule, c’est vous qui répondez aux commentaires.",
  },
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: { case: "boucherie-telepherique", metric: "early" },
  questions,
  closing: {
    title: "Parlons de votre prochain mois",
    text: `L’appel dure ${site.booking.call.minutes} minutes et il est gratuit. Nous regardons vos pages avec vous ; à la fin, vous savez ce que nous ferions, dans quelle fourchette de prix et pour quand.`,
  },
};
