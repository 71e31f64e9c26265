import { number } from "#content/copy/fr/formats.ts";
import { promises } from "#content/facts/promises.ts";
import type { WebsiteTypeKey } from "#content/facts/website-types.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Création de site web pour artisans et PME | ${site.brand}`,
  description: `Site vitrine, boutique ou réservation, page de vente : prix de départ, contenu compris, SEO technique et modules. En ligne en ${promises.setup.from} à ${promises.setup.to} jours.`,
  keywords:
    "création site web artisan, site vitrine PME, site e-commerce, réservation en ligne, page de vente, SEO technique",
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
    text: "Votre métier, vos prix, vos horaires, et comment venir.",
    audience: "Artisans, cabinets, commerces",
    pages: `jusqu’à ${websiteTypes.showcase.pages}`,
    days: `en ${websiteTypes.showcase.days} jours`,
    goal: "appelle ou écrit",
  },
  shop: {
    title: "E-commerce ou réservation",
    text: "Vendre, encaisser un acompte, remplir un agenda. Même le dimanche.",
    audience: "Boutiques, restaurants, salons",
    pages: `jusqu’à ${websiteTypes.shop.pages}`,
    days: `en ${websiteTypes.shop.days} jours`,
    goal: "paie ou réserve",
  },
  landing: {
    title: "Page de vente",
    text: "Une annonce, une offre, une page. Rien d’autre où cliquer.",
    audience: "Campagnes Google et Meta",
    pages: `${websiteTypes.landing.pages} seule`,
    days: `en ${websiteTypes.landing.days} jours`,
    goal: "laisse son numéro",
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

export const websites = {
  seo,
  kicker: "Création de sites web",
  badges: {
    setup: `En ligne en ${promises.setup.from} à ${promises.setup.to} jours`,
    ownership: "Domaine et comptes à votre nom",
    quote: `Devis sous ${promises.quoteHours} h`,
  },
  subtitle:
    "Vitrine, boutique ou page de vente : rapide sur un vieux téléphone, trouvable sur Google. Nous écrivons les textes avec vous, vous relisez, c’est en ligne.",
  quote: "Demander un devis",
  portfolio: "Voir les sites réalisés",
  types: {
    title: "Trois sites, trois prix de départ",
    lead: "Hors taxes. Le devis fixe le prix final avant que nous commencions.",
    labels: { audience: "Pour", pages: "Pages", days: "En ligne", goal: "Le visiteur" },
    items: types,
  },
  anatomy: {
    title: "Une page, deux lecteurs",
    lead: "Google lit la structure, votre client lit l’offre. La même page doit convaincre les deux.",
    seo: {
      title: "Pour Google : le SEO technique",
      items: {
        address: "Une adresse lisible, un titre et une description propres à chaque page",
        headings: "Des titres dans l’ordre, que Google et un lecteur d’écran comprennent",
        weight: `Des images allégées : une page de vente s’affiche en moins de ${number(promises.landingSeconds)} s`,
        data: "Horaires, adresse et services en données structurées, plan de site envoyé",
      },
    },
    cro: {
      title: "Pour vos clients : la conversion",
      items: {
        promise: "Ce que vous faites et pour qui, sans avoir à faire défiler",
        button: "Un seul bouton principal, à portée de pouce",
        proof: "La preuve à côté du bouton : un prix, une réalisation, un avis",
        form: "Un formulaire court, qui dit ce qui se passe après l’envoi",
      },
    },
  },
  speed: {
    value: `< ${number(promises.landingSeconds)} s`,
    title: `Une page de vente s’affiche en moins de ${number(promises.landingSeconds)} s`,
    text: "Mesuré sur un téléphone moyen, avec une connexion 4G ordinaire. Si c’est plus lent, nous corrigeons avant la mise en ligne.",
  },
  included: {
    title: "Compris dans chaque site",
    lead: "Sans astérisque.",
    items: {
      copy: "Textes relus et raccourcis",
      photos: "Photos recadrées et allégées",
      devices: "Téléphone, tablette, ordinateur",
      domain: "Nom de domaine et e-mails branchés",
      secure: "Certificat HTTPS",
      legal: "Mentions légales et confidentialité",
      consent: "Consentement avant toute mesure",
      measurement: "Appels et formulaires mesurés",
      access: "Contrastes et clavier vérifiés",
      listing: "Fiche d’établissement Google reliée",
      redirects: "Anciennes adresses redirigées",
      handover: `Prise en main de ${handoverMinutes} min en visio`,
    },
    maintenance: "Maintenance, si vous la voulez :",
  },
  modules: {
    title: "Six modules, à ajouter quand il le faut",
    lead: `Sur un nouveau site ou sur le vôtre. Le prix est dans le devis, sous ${promises.quoteHours} h.`,
    worksWith: "Avec",
    items: {
      booking: { title: "Réservation", text: "Créneaux, acompte, rappel la veille." },
      payment: { title: "Paiement", text: "Carte, acompte, retrait en magasin." },
      quote: {
        title: "Devis en ligne",
        text: "Quatre questions et des photos : la demande arrive complète.",
      },
      languages: { title: "Langues", text: "Textes traduits, une adresse par langue, Google prévenu." },
      assistant: { title: "Assistant", text: "Répond aux questions fréquentes, vous passe le reste." },
      articles: { title: "Conseils", text: "Vous écrivez, la page se met en forme toute seule." },
    },
    languages: "français, anglais et allemand",
    articles: "un simple formulaire",
  },
  /** A case, by its folder, and the metric that speaks for the service. */
  proof: { case: "renovart", metric: "quotes" },
  questions,
  closing: {
    title: "Montrez-nous votre site actuel",
    text: `Envoyez l’adresse, même si elle vous fait un peu honte. Vous recevez sous ${promises.quoteHours} h un prix et une date.`,
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
