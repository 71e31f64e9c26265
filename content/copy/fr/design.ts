import { money } from "#content/copy/fr/formats.ts";
import { legalLimits } from "#content/facts/legal-limits.ts";
import { type IdentityMedium, identityMedia } from "#content/facts/media.ts";
import { methodDays } from "#content/facts/methods.ts";
import { designDelivery, packages } from "#content/facts/packages.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Logo et identité visuelle pour commerces | ${site.brand}`,
  description: `Logo, couleurs, modèles, guide de marque : une création dès ${money(prices.design.piece)} HT, un forfait dès ${money(prices.designPackages.express)}. Fichiers sources à vous, ${methodDays.design.from} à ${methodDays.design.to} jours de travail.`,
  keywords: "création de logo prix, identité visuelle artisan, logo boulangerie",
  h1: "Une identité que\u00a0l’on reconnaît, de l’enseigne à la facture",
};

interface MediumWords {
  name: string;
  description: string;
  audience: string;
  strength: string;
}

const media: Record<IdentityMedium, MediumWords> = {
  web: {
    name: "Site et onglet",
    description: "Icône, en-tête, boutons et couleurs.",
    audience: "Ceux qui vous cherchent",
    strength: "On vous retrouve.",
  },
  print: {
    name: "Papeterie",
    description: "Carte, papier à en-tête et facture, en PDF.",
    audience: "Ceux qui vous paient",
    strength: "Un devis que l’on garde.",
  },
  social: {
    name: "Réseaux sociaux",
    description: "Profil, couvertures et modèles de publication.",
    audience: "Ceux qui vous suivent",
    strength: "On s’arrête : c’est vous.",
  },
  vehicle: {
    name: "Véhicule",
    description: "En option, un gabarit pour le poseur d’adhésif.",
    audience: "Ceux qui vous croisent",
    strength: "Chaque livraison vous fait connaître.",
  },
  shopfront: {
    name: "Enseigne et vitrine",
    description: "En option, un plan coté pour l’enseigniste.",
    audience: "Ceux qui passent devant",
    strength: "On vous lit du trottoir d’en face.",
  },
};

const questions: Questions = {
  title: "Avant de changer de logo",
  items: {
    dislike: {
      question: "Et si aucune piste ne me plaît ?",
      answer:
        "Vous validez chaque étape, et nous corrigeons dans la limite de votre forfait, écrite dans le tableau. Un travail commencé n’est pas remboursable ; ce qui s’écarte du devis est corrigé sans frais.",
    },
    rights: {
      question: "Le logo est-il vraiment à moi ?",
      answer:
        "Oui. Une fois le travail payé en totalité, les fichiers sources sont à vous et vous les utilisez partout, sans limite de durée.",
    },
    keep: {
      question: "Puis-je garder mon ancien logo ?",
      answer: `Souvent, oui. Nous le redessinons proprement : c’est une création à l’unité, dès ${money(prices.design.piece)}, une fois.`,
    },
    signed: {
      question: "Vous venez chez moi. Suis-je engagé si je signe ?",
      answer: `Si vous employez ${legalLimits.withdrawalStaff} salariés au plus, la loi française vous laisse ${legalLimits.withdrawalDays} jours pour changer d’avis (art. L221-3 du Code de la consommation) ; nous n’encaissons rien pendant les ${legalLimits.firstPaymentDays} premiers.`,
    },
  },
};

export const design = {
  seo,
  kicker: "Design et identité visuelle",
  hero: {
    badges: {
      time: `${methodDays.design.from} à ${methodDays.design.to} jours de travail`,
      files: "Fichiers sources à vous",
      quote: `Devis ${promises.quoteHours} h après notre échange`,
    },
    subtitle:
      "Un logo, deux couleurs, une typographie, et des modèles que vous remplissez vous-même. Vos clients vous reconnaissent dans la rue comme au bas d’une facture.",
  },
  specimen: {
    title: "Le même signe, à cinq tailles",
    note: "Exemple dessiné pour Alba, une boulangerie inventée.",
  },
  problems: {
    title: "Quand il n’y a pas de règles",
    items: {
      colours: {
        title: "Le vert de la vitrine n’est pas celui du site.",
        text: "Chaque imprimeur devine.",
      },
      file: {
        title: "Le logo est une photo du logo.",
        text: "L’enseigniste réclame un fichier que personne n’a.",
      },
      posters: {
        title: "Chaque affiche repart d’une page blanche.",
        text: "Aucune ne ressemble à la précédente.",
      },
      confusion: {
        title: "On se souvient du produit, pas de vous.",
        text: "On vous recommande sans retrouver votre nom.",
      },
    },
  },
  features: {
    title: "Un jeu de règles court, et des fichiers prêts",
    lead: "Une cliente vous recommande à sa voisine : « la boulangerie avec le soleil ». Si le soleil est sur l’enseigne, le sachet et la page Instagram, la voisine vous trouve. S’il a trois formes et cinq jaunes, elle passe sans vous voir. Une identité sert à cela : faire partout le même signe, sans que vous ayez à y penser. Nous dessinons donc peu de choses, et nous écrivons comment les utiliser.",
    items: {
      logo: {
        title: "Un logo qui tient partout",
        text: `Il est dessiné d’abord à ${identityMedia.web.sides[0]} px. S’il se lit dans un onglet, il se lira sur une camionnette.`,
      },
      colours: {
        title: "Des couleurs par écrit",
        text: "Une référence par usage : écran, impression, peinture, adhésif.",
      },
      typeface: {
        title: "Une typographie, deux graisses",
        text: "Avec sa licence, installée sur vos postes.",
      },
      templates: {
        title: "Des modèles à remplir",
        text: "Vous changez le texte, la mise en page tient.",
      },
    },
  },
  platforms: {
    title: "Là où l’on vous voit",
    lead: "Le logo et les couleurs sont prévus pour ces cinq supports.",
    columns: {
      format: "Taille",
      name: "Support",
      description: "Ce que nous livrons",
      audience: "Qui le voit",
      strength: "Ce que cela change",
    },
    items: media,
  },
  method: {
    title: "Du premier rendez-vous aux fichiers",
    lead: `Comptez ${methodDays.design.from} à ${methodDays.design.to} jours de travail, et le temps de valider la fin de chaque étape.`,
    items: {
      discovery: {
        title: "Découverte",
        text: "Une heure chez vous ou en visio, et des photos de l’existant.",
      },
      concepts: {
        title: "Pistes",
        text: "Montrées sur votre vitrine, pas sur fond blanc.",
      },
      refinement: {
        title: "Mise au point",
        text: "Vos remarques et nos corrections, jusqu’à votre accord.",
      },
      delivery: {
        title: "Livraison",
        text: "Fichiers, modèles et guide, avec leur mode d’emploi.",
      },
    },
  },
  packages: {
    title: "Les forfaits, ligne par ligne",
    lead: "Une fois le travail payé en totalité, les fichiers sources sont à vous et vous les utilisez partout, sans limite de durée.",
    rows: {
      concepts: "Pistes de logo",
      rounds: "Séries de corrections",
      guide: "Guide de marque",
      templates: "Modèles à remplir",
      social: "Réseaux sociaux",
      transition: "Passage de l’ancien au nouveau",
    },
    items: {
      express: {
        features: {
          concepts: `${packages.design.express.concepts}`,
          rounds: `${packages.design.express.rounds}`,
          guide: `${packages.design.express.guidePages} pages`,
          templates: `${packages.design.express.templates} : carte, facture`,
          social: "Photo de profil",
          transition: null,
        },
      },
      complete: {
        features: {
          concepts: `${packages.design.complete.concepts}`,
          rounds: `${packages.design.complete.rounds}`,
          guide: `${packages.design.complete.guidePages} pages`,
          templates: `${packages.design.complete.templates}, affiche et menu compris`,
          social: "Profil et publications",
          transition: null,
        },
      },
      rebranding: {
        features: {
          concepts: `${packages.design.rebranding.concepts}`,
          rounds: `${packages.design.rebranding.rounds}`,
          guide: `${packages.design.rebranding.guidePages} pages`,
          templates: `${packages.design.rebranding.templates}, repris des vôtres`,
          social: "Profil, publications, annonce",
          transition: "Inventaire et calendrier",
        },
      },
    },
  },
  results: {
    title: "Ce que vous avez en main à la fin",
    items: {
      time: {
        value: `${methodDays.design.from}–${methodDays.design.to}`,
        label: "jours de travail pour une identité",
      },
      smallest: {
        value: `${identityMedia.web.sides[0]} px`,
        label: "la plus petite taille où le logo se lit",
      },
      formats: {
        value: `${designDelivery.fileFormats}`,
        label: "formats de fichier : SVG, PDF, EPS, PNG, ICO",
      },
      rights: { value: `${designDelivery.rightsPercent} %`, label: "des fichiers sources vous sont remis" },
    },
  },
  testimonials: {
    title: "Après la livraison",
    items: {
      joiner: {
        text: "L’enseigniste a ouvert le fichier, il a dit « parfait » et il a raccroché. C’était la première fois.",
        service: "Identité visuelle, Nantes",
      },
      florist: {
        text: "Mes clientes reconnaissent le papier avant de lire mon nom. Et mes affiches, je les fais seule, en dix minutes.",
        service: "Rebranding, Bâle",
      },
    },
  },
  addOns: {
    title: "À l’unité et en option",
    lead: "L’impression, la fabrication et la pose se paient à vos artisans.",
  },
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: { case: "charte-graphique-complete", metric: "shops" },
  questions,
  closing: {
    title: "Montrez-nous votre vitrine",
    text: `L’appel dure ${site.booking.call.minutes} minutes et il est gratuit. Vous nous montrez votre enseigne et vos papiers ; nous vous disons ce que nous changerions, dans quelle fourchette de prix et pour quelle date.`,
  },
};
