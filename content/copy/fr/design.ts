import { euros } from "#content/copy/fr/formats.ts";
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
  description: `Logo, couleurs, modèles, guide de marque : une création dès ${euros(prices.design.piece)} HT, un forfait dès ${euros(prices.designPackages.express)}. Fichiers sources à vous, ${methodDays.design.from} à ${methodDays.design.to} jours.`,
  keywords:
    "création de logo prix, identité visuelle artisan, charte graphique commerce, logo boulangerie, refonte de logo",
  h1: "Une identité que l’on reconnaît, de l’enseigne à la facture",
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
    description: "Icône, en-tête, boutons et couleurs, prêts pour votre développeur.",
    audience: "Ceux qui vous cherchent",
    strength: "On vous retrouve parmi vingt onglets.",
  },
  print: {
    name: "Papeterie",
    description: "Carte, papier à en-tête et facture, en PDF pour l’imprimeur.",
    audience: "Ceux qui vous paient",
    strength: "Un devis que l’on garde sur le bureau.",
  },
  social: {
    name: "Réseaux sociaux",
    description: "Photo de profil, couvertures et modèles de publication.",
    audience: "Ceux qui vous suivent",
    strength: "On s’arrête de faire défiler : c’est vous.",
  },
  vehicle: {
    name: "Véhicule",
    description: "En option, un gabarit à l’échelle pour le poseur d’adhésif.",
    audience: "Ceux qui vous croisent",
    strength: "Chaque livraison vous fait connaître.",
  },
  shopfront: {
    name: "Enseigne et vitrine",
    description: "En option, un plan coté et les fichiers de découpe pour l’enseigniste.",
    audience: "Ceux qui passent devant",
    strength: "On vous lit depuis le trottoir d’en face.",
  },
};

const questions: Questions = {
  title: "Avant de changer de logo",
  items: {
    dislike: {
      question: "Et si aucune piste ne me plaît ?",
      answer:
        "Vous le dites, et nous recommençons dans la limite des corrections de votre forfait, écrite dans le tableau. Vous validez chaque étape avant la suivante. Un travail commencé n’est pas remboursable ; ce qui s’écarte du devis est corrigé sans frais.",
    },
    rights: {
      question: "Le logo est-il vraiment à moi ?",
      answer:
        "Oui. Une fois le travail payé en totalité, les fichiers sources sont à vous et vous les utilisez partout, sans limite de durée. La cession est écrite dans le devis, comme la loi le demande, avec les licences de la typographie et des images.",
    },
    keep: {
      question: "Puis-je garder mon ancien logo ?",
      answer: `Souvent, oui. S’il est connu de vos clients, nous le redessinons proprement au lieu de le remplacer : c’est une création à l’unité, dès ${euros(prices.design.piece)}, payée une fois.`,
    },
    signed: {
      question: "Vous venez chez moi. Suis-je engagé si je signe ?",
      answer: `Si vous employez ${legalLimits.withdrawalStaff} salariés au plus, la loi française vous laisse ${legalLimits.withdrawalDays} jours pour changer d’avis (art. L221-3 du Code de la consommation), et nous n’encaissons rien pendant les ${legalLimits.firstPaymentDays} premiers. La page Remboursement explique comment faire.`,
    },
    total: {
      question: "Que faut-il payer en plus ?",
      answer:
        "L’impression, la fabrication de l’enseigne et la pose de l’adhésif : vous les payez à vos artisans, sans marge de notre part. Votre imprimeur reste le vôtre ; s’il a une question, il nous appelle.",
    },
  },
};

export const design = {
  seo,
  kicker: "Design et identité visuelle",
  hero: {
    badges: {
      time: `${methodDays.design.from} à ${methodDays.design.to} jours`,
      files: "Fichiers sources à vous",
      quote: `Devis ${promises.quoteHours} h après notre échange`,
    },
    subtitle:
      "Un logo, deux couleurs, une typographie, et des modèles que vous remplissez vous-même. Vos clients vous reconnaissent dans la rue, sur leur téléphone et au bas d’une facture.",
  },
  specimen: {
    title: "Le même signe, à cinq tailles",
    note: "Exemple dessiné pour Alba, une boulangerie inventée.",
    alternatives: {
      web: "Un onglet de navigateur avec le signe d’Alba : un demi-soleil posé sur une barre.",
      print: "Une carte de visite avec le signe, le nom et deux lignes d’adresse.",
      social: "Une publication où le signe occupe toute l’image.",
      vehicle: "Une camionnette vue de côté, avec le signe et le nom.",
      shopfront: "Une devanture de boulangerie, avec le signe et le nom au-dessus de la vitrine.",
    },
  },
  problems: {
    title: "Quand il n’y a pas de règles",
    items: {
      colours: {
        title: "Le vert de la vitrine n’est pas celui du site.",
        text: "Chaque imprimeur devine. À chaque réimpression, la couleur s’éloigne un peu.",
      },
      file: {
        title: "Le logo est une photo du logo.",
        text: "Un vieux JPEG, flou dès qu’on l’agrandit. L’enseigniste réclame un fichier que personne n’a.",
      },
      posters: {
        title: "Chaque affiche repart d’une page blanche.",
        text: "Une soirée de travail par promotion, et la suivante ne ressemble pas à la précédente.",
      },
      confusion: {
        title: "On se souvient du produit, pas de vous.",
        text: "Vos clients vous recommandent sans retrouver votre nom.",
      },
    },
  },
  features: {
    title: "Un jeu de règles court, et des fichiers prêts",
    lead: "Une cliente vous recommande à sa voisine : « la boulangerie avec le soleil ». Si le soleil est sur l’enseigne, le sachet, la camionnette et la page Instagram, la voisine vous trouve. S’il a trois formes et cinq jaunes, elle passe devant sans vous voir. Une identité ne sert qu’à cela : faire le même signe partout, longtemps, sans que vous ayez à y penser. Nous dessinons donc peu de choses, et nous écrivons comment les utiliser.",
    items: {
      logo: {
        title: "Un logo qui tient partout",
        text: `Il est dessiné d’abord à ${identityMedia.web.sides[0]} px. S’il se lit dans un onglet, il se lira sur une camionnette.`,
      },
      colours: {
        title: "Des couleurs par écrit",
        text: "Une référence par usage : écran, impression, peinture, adhésif. Plus personne ne devine.",
      },
      typeface: {
        title: "Une typographie, deux graisses",
        text: "Avec sa licence pour le web et l’impression, installée sur vos postes.",
      },
      templates: {
        title: "Des modèles à remplir",
        text: "Carte, facture, affiche, publication : vous changez le texte, la mise en page tient.",
      },
    },
  },
  platforms: {
    title: "De l’onglet à la devanture",
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
    title: `Quatre étapes, ${methodDays.design.from} à ${methodDays.design.to} jours`,
    lead: "Vous validez la fin de chaque étape. Rien ne part chez l’imprimeur sans votre accord.",
    items: {
      discovery: {
        title: "Découverte",
        text: "Une heure chez vous ou en visio, et des photos de tout ce qui porte votre nom.",
      },
      concepts: {
        title: "Pistes",
        text: "Nous vous les montrons en situation : sur votre vitrine, pas sur fond blanc.",
      },
      refinement: {
        title: "Mise au point",
        text: "Vos remarques, nos corrections, jusqu’à la version que vous signez.",
      },
      delivery: {
        title: "Livraison",
        text: "Fichiers, modèles et guide. Nous vous montrons comment vous en servir.",
      },
    },
  },
  packages: {
    title: "Trois forfaits, ligne par ligne",
    lead: "Payés une fois, hors taxes. Une fois le travail payé en totalité, les fichiers sources sont à vous et vous les utilisez partout, sans limite de durée.",
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
          guide: `${packages.design.express.guidePages} pages`,
          templates: `${packages.design.express.templates} : carte, facture`,
          social: "Photo de profil",
          transition: null,
        },
      },
      complete: {
        features: {
          concepts: `${packages.design.complete.concepts}`,
          rounds: `${packages.design.complete.rounds}`,
          guide: `${packages.design.complete.guidePages} pages`,
          templates: `${packages.design.complete.templates}, affiche et menu compris`,
          social: "Profil et publications",
          transition: null,
        },
      },
      rebranding: {
        features: {
          concepts: `${packages.design.rebranding.concepts}`,
          rounds: `${packages.design.rebranding.rounds}`,
          guide: `${packages.design.rebranding.guidePages} pages`,
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
        label: "jours, du premier rendez-vous aux fichiers",
      },
      smallest: {
        value: `${identityMedia.web.sides[0]} px`,
        label: "la plus petite taille où le logo doit rester lisible",
      },
      formats: {
        value: `${designDelivery.fileFormats}`,
        label: "formats de fichier : SVG, PDF, EPS, PNG, ICO",
      },
      rights: { value: `${designDelivery.rightsPercent} %`, label: "des fichiers sources vous sont remis" },
    },
  },
  testimonials: {
    title: "Après la livraison",
    items: {
      joiner: {
        text: "L’enseigniste a ouvert le fichier, il a dit « parfait » et il a raccroché. C’était la première fois.",
        service: "Identité visuelle, Nantes",
      },
      florist: {
        text: "Mes clientes reconnaissent le papier avant de lire mon nom. Et mes affiches, je les fais seule, en dix minutes.",
        service: "Rebranding, Bâle",
      },
    },
  },
  addOns: {
    title: "En option",
    lead: "À ajouter le jour où vous en avez besoin. Pour une seule chose, une carte ou un flyer, prenez la création à l’unité.",
  },
  /** A case, by its folder, and the metric that speaks for the service. */
  proof: { case: "charte-graphique-complete", metric: "shops" },
  questions,
  closing: {
    title: "Montrez-nous votre vitrine",
    text: "Envoyez une photo de la devanture par WhatsApp, ou parlons-en. Nous vous disons ce que l’on en retient, ce que nous changerions, et dans quelle fourchette de prix.",
  },
};
