import { money, number } from "#content/copy/fr/formats.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import type { WebsiteTypeKey } from "#content/facts/website-types.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";
import { multiplyMoney } from "#src/formats/money.ts";

const seo: SeoRecord = {
  title: `Création de site internet pour artisans | ${site.brand}`,
  description: `Site d’une page dès ${money(prices.websites.onePage)} HT, site vitrine dès ${money(prices.websites.showcase)}, boutique dès ${money(prices.websites.shop)}. Textes écrits avec vous, domaine à votre nom, hébergement au prix du fournisseur.`,
  keywords:
    "création site internet artisan, prix site internet, site vitrine commerce, site boulangerie, boutique en ligne, réservation en ligne",
  h1: "Un site qui fait sonner le téléphone",
};

interface TypeWords {
  title: string;
  text: string;
  audience: string;
  pages: string;
  days: string;
  goal: string;
}

const types: Record<WebsiteTypeKey, TypeWords> = {
  showcase: {
    title: "Site vitrine",
    text: "Votre métier, vos prix, vos horaires et le chemin. Les textes sont compris.",
    audience: "Artisans, cabinets, commerces",
    pages: `jusqu’à ${websiteTypes.showcase.pages}`,
    days: `en ${websiteTypes.showcase.days} jours`,
    goal: "appelle ou écrit",
  },
  shop: {
    title: "Boutique ou réservation",
    text: "Vendre, encaisser un acompte, remplir un agenda, même le dimanche.",
    audience: "Boutiques, restaurants, salons",
    pages: `jusqu’à ${websiteTypes.shop.pages}`,
    days: "à la date du devis",
    goal: "paie ou réserve",
  },
  landing: {
    title: "Page de vente",
    text: "Une annonce, une offre, un formulaire. Rien d’autre où cliquer.",
    audience: "Campagnes Google et Meta",
    pages: `${websiteTypes.landing.pages} seule`,
    days: `en ${websiteTypes.landing.days} jours`,
    goal: "laisse son numéro",
  },
};

const maintenanceYear = multiplyMoney(prices.websites.maintenance, 12);

const questions: Questions = {
  title: "Avant de commander un site",
  items: {
    yearly: {
      question: "Combien me coûtera ce site chaque année ?",
      answer: `Le site se paie une fois. Restent ensuite le nom de domaine et l’hébergement, au prix du fournisseur, et la maintenance si vous la prenez : ${money(prices.websites.maintenance)} par mois, soit ${money(maintenanceYear)} hors taxes par an. Sans elle, le site continue de fonctionner ; vous faites alors les mises à jour vous-même.`,
    },
    writing: {
      question: "Je n’aime pas écrire. Qui s’en charge ?",
      answer: `Nous. Vous nous racontez votre métier au téléphone, nous écrivons, vous corrigez. Dans un site vitrine, les textes de ${websiteTypes.showcase.pages} pages au plus sont compris. C’est la partie que l’on redoute le plus, et celle qui vous demandera le moins de travail.`,
    },
    days: {
      question: `En ${promises.setup.from} à ${promises.setup.to} jours, vraiment ?`,
      answer:
        "Oui, pour une page de vente, un site d’une page ou un site vitrine, à une condition : que les photos, les accès et les textes soient là, les vôtres ou ceux que nous avons écrits et que vous avez relus. C’est ce jour-là que le compte commence. Une boutique ou une réservation demande plus de temps ; son devis donne un calendrier avec des dates.",
    },
    dislike: {
      question: "Et si la maquette ne me plaît pas ?",
      answer:
        "Vous la voyez avant que nous construisions, et vous validez chaque étape. Rien n’est mis en ligne sans votre oui, et ce qui s’écarte du devis est corrigé sans frais. Un site commencé n’est en revanche pas remboursable.",
    },
    ownership: {
      question: "À qui appartient le site ?",
      answer:
        "À vous. Une fois le travail payé en totalité, les fichiers sources sont à vous et vous les utilisez partout, sans limite de durée. Le domaine et les comptes sont à votre nom dès le premier jour.",
    },
    existing: {
      question: "J’ai déjà un site, ou un neveu qui s’en occupe.",
      answer: `Tant mieux : rien n’oblige à repartir de zéro. Nous pouvons ajouter un module, réécrire une page ou mettre votre site à votre nom. L’audit gratuit de ${site.booking.audit.minutes} minutes dit ce qui vaut la peine d’être gardé.`,
    },
    ranking: {
      question: "Serai-je premier sur Google ?",
      answer:
        "Personne ne peut vous le promettre, et nous refusons de le faire. Nous préparons ce qui dépend de nous : des pages claires et rapides, votre fiche Google reliée, des textes qui répondent à ce que l’on cherche près de chez vous. Puis nous mesurons les appels, pas seulement la place.",
    },
  },
};

export const websites = {
  seo,
  kicker: "Création de sites web",
  badges: {
    setup: `${promises.setup.from} à ${promises.setup.to} jours, une fois textes, photos et accès réunis`,
    ownership: "Domaine et comptes à votre nom",
    quote: `Devis ${promises.quoteHours} h après notre échange`,
  },
  subtitle:
    "Vous racontez, nous écrivons, vous corrigez. Votre site s’ouvre vite, même sur un vieux téléphone, et dit en quelques secondes ce que vous vendez, où vous êtes et à quel prix. Le domaine et les comptes sont à votre nom dès le premier jour.",
  quote: "Demander un devis",
  portfolio: "Voir les sites réalisés",
  types: {
    title: "Quel site pour quel usage",
    lead: "Prix hors taxes, payés une fois ; le devis fixe le prix final avant que nous commencions. Les jours se comptent dès que les textes, les photos et les accès sont réunis. Si une page avec vos horaires, vos prix et votre numéro vous suffit, prenez le site d’une page : il est sous les trois autres.",
    labels: { audience: "Pour", pages: "Pages", days: "En ligne", goal: "Le visiteur" },
    items: types,
  },
  anatomy: {
    /** Alternative text of the page's picture. */
    page: "La page de Stred Swiss, une entreprise de maçonnerie, avec les numéros des huit points expliqués plus bas.",
    title: "Une page, deux lecteurs",
    lead: "Quelqu’un cherche « boulangerie ouverte dimanche » sur son téléphone, dans la rue. Google propose d’abord les pages qu’il comprend : une adresse claire, des horaires à jour, des titres dans l’ordre. Puis cette personne ouvre la vôtre et se décide en quelques secondes. Voit-elle ce que vous vendez, le prix, le chemin, et un bouton à portée de pouce ? Nous préparons la page pour ces deux lecteurs à la fois : être bien classé ne sert à rien si l’on repart aussitôt.",
    seo: {
      title: "Pour Google : le référencement technique (SEO)",
      items: {
        address: "Une adresse lisible, un titre et une description propres à chaque page",
        headings: "Des titres dans l’ordre, que Google et un lecteur d’écran comprennent",
        weight: "Des images allégées, qui s’affichent vite même loin d’une antenne",
        data: "Horaires, adresse et services écrits aussi pour les moteurs, plan du site envoyé",
      },
    },
    cro: {
      title: "Pour vos clients : la conversion",
      items: {
        promise: "Ce que vous faites et pour qui, sans avoir à faire défiler",
        button: "Un seul bouton principal, à portée de pouce",
        proof: "La preuve à côté du bouton : un prix, un projet, un avis",
        form: "Un formulaire court, qui dit ce qui se passe après l’envoi",
      },
    },
  },
  speed: {
    value: `< ${number(promises.landingSeconds)} s`,
    title: `Une page de vente s’affiche en moins de ${number(promises.landingSeconds)} s`,
    text: "Mesuré sur un téléphone moyen, avec une 4G ordinaire. Si c’est plus lent, nous corrigeons avant la mise en ligne.",
  },
  included: {
    title: "Compris dans chaque site",
    lead: "Tout ceci est dans le prix. Le nom de domaine et l’hébergement s’y ajoutent, à votre nom et au prix du fournisseur.",
    items: {
      copy: `Textes écrits pour vous, ${websiteTypes.showcase.pages} pages au plus`,
      photos: "Photos recadrées et allégées",
      devices: "Téléphone, tablette, ordinateur",
      domain: "Nom de domaine et e-mails reliés",
      secure: "Connexion chiffrée (HTTPS)",
      legal: "Pages légales mises en place",
      consent: "Consentement avant toute mesure",
      measurement: "Appels et formulaires mesurés",
      access: "Contrastes et clavier vérifiés",
      listing: "Fiche d’établissement Google reliée",
      redirects: "Anciennes adresses redirigées",
      handover: `Prise en main de ${handoverMinutes} min en visio`,
    },
  },
  modules: {
    title: "À ajouter quand il le faut",
    lead: "Six modules, sur un nouveau site ou sur le vôtre. Leur prix est dans le devis.",
    worksWith: "Par exemple :",
    items: {
      booking: { title: "Réservation", text: "Créneaux, acompte, rappel la veille." },
      payment: { title: "Paiement", text: "Carte, acompte, retrait en magasin." },
      quote: {
        title: "Devis en ligne",
        text: "Quatre questions et des photos : la demande arrive complète.",
      },
      languages: { title: "Langues", text: "Textes traduits, et une adresse par langue." },
      assistant: { title: "Assistant", text: "Répond aux questions fréquentes, vous passe le reste." },
      articles: { title: "Blog", text: "Vous écrivez, la page se met en forme toute seule." },
    },
    languages: "français, anglais et allemand",
    articles: "recettes, chantiers, nouveautés",
  },
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: { case: "renovart", metric: "quotes" },
  questions,
  closing: {
    title: "Montrez-nous votre site actuel",
    text: `Envoyez-nous son adresse, même s’il vous fait un peu honte. ${people.camille.name} le regarde avant de vous répondre, vous en parlez, et le devis suit dans les ${promises.quoteHours} heures, avec un prix et une date. Pas encore de site ? Une photo de votre vitrine, par WhatsApp, fait très bien l’affaire.`,
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
