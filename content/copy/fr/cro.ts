import { money, notice, number, percent } from "#content/copy/fr/formats.ts";
import { conversion } from "#content/facts/conversion.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import type { TrackedEvent } from "#content/facts/tracked-events.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";
import { multiplyMoney } from "#src/formats/money.ts";

const seo: SeoRecord = {
  title: `Optimisation de conversion (CRO) et mesure | ${site.brand}`,
  description: `Vous avez des visites mais peu d’appels ? Nous trouvons où vos visiteurs abandonnent et améliorons une chose par mois. ${money(prices.campaigns.cro)} HT par mois, sans engagement.`,
  keywords: "optimisation de conversion, CRO, taux de conversion site, GA4, test A/B, carte de chaleur",
  h1: "Plus de clients, avec les visiteurs que vous avez déjà",
};

interface EventWords {
  when: string;
  tells: string;
}

const events: Record<TrackedEvent, EventWords> = {
  form_submit: {
    when: "Un formulaire est envoyé",
    tells: "Combien de demandes, et depuis quelle page.",
  },
  lead_scored: {
    when: "Une demande est classée",
    tells: "D’où elle vient. Sa priorité reste chez vous : ni Google ni Meta ne la reçoivent.",
  },
  call_click: {
    when: "Un visiteur appelle depuis son téléphone",
    tells: "Quelles pages font appeler, et à quelle heure.",
  },
  whatsapp_click: {
    when: "Une conversation s’ouvre",
    tells: "Qui préfère écrire, et après quelle annonce.",
  },
  booking_confirmed: {
    when: "Un rendez-vous est pris",
    tells: "Ce que coûte un rendez-vous, publicité comprise.",
  },
  payment_success: {
    when: "Un paiement aboutit",
    tells: "Ce que chaque euro d’annonce rapporte en caisse.",
  },
  video_played: {
    when: "Une vidéo démarre",
    tells: "Si votre vidéo donne envie d’écrire, ou si elle décore.",
  },
  download_started: {
    when: "Un document se télécharge",
    tells: "Quel document est lu avant une demande.",
  },
};

const questions: Questions = {
  title: "Est-ce utile pour une petite entreprise ?",
  items: {
    visits: {
      question: "J’ai peu de visiteurs. Cela vaut-il la peine ?",
      answer: `À partir d’environ ${number(promises.testVisits)} visites par mois, nous pouvons comparer deux versions d’une page et en tirer un résultat fiable. En dessous, un tel test ne prouverait rien : nous changeons une chose par mois et comparons avant et après. Avec quelques dizaines de visites, commencez par être trouvé.`,
    },
    yearly: {
      question: "Combien cela coûte-t-il par an ?",
      answer: `${money(prices.campaigns.cro)} hors taxes par mois, soit ${money(multiplyMoney(prices.campaigns.cro, 12))} si vous restez toute l’année. La mesure est comprise, et Looker Studio est gratuit. Vous arrêtez quand vous voulez, avec ${notice}.`,
    },
    when: {
      question: "Quand verrai-je un effet ?",
      answer:
        "La mesure est en place en quelques jours, le premier changement suit dans le mois. Il faut ensuite quelques semaines pour distinguer un effet d’un hasard. Nous vous montrons la courbe, bonne ou mauvaise.",
    },
    nothing: {
      question: "Et si rien ne change ?",
      answer:
        "Vous le voyez en même temps que nous, dans le bilan du mois. Nous essayons autre chose, ou nous vous conseillons d’arrêter. Nous promettons de mesurer, pas un chiffre.",
    },
    cookies: {
      question: "Et la loi sur les cookies ?",
      answer:
        "Rien n’est mesuré avant l’accord du visiteur, et refuser est aussi simple qu’accepter. Les chiffres portent sur ceux qui ont dit oui : c’est assez pour décider.",
    },
    existing: {
      question: "Faut-il refaire mon site ?",
      answer:
        "Non. Nous travaillons sur le site que vous avez, tant que nous pouvons le modifier. Les comptes de mesure restent à votre nom.",
    },
  },
};

export const cro = {
  seo,
  kicker: "Conversion et mesure",
  badges: {
    notice: `Sans engagement : ${notice}`,
    measuring: "Mesure comprise",
    quote: `Devis ${promises.quoteHours} h après notre échange`,
  },
  subtitle:
    "Le métier appelle cela l’optimisation du taux de conversion, ou CRO : davantage de demandes, sans payer pour davantage de visites. Nous mesurons ce qui fait appeler, écrire et acheter, puis nous améliorons une chose par mois.",
  quote: "Demander un devis",
  audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  dashboard: {
    title: "Votre tableau de bord, un lundi matin",
    lead: "Sur cent personnes qui ouvrent votre site, quelques-unes vous appellent. Les autres repartent, souvent pour une raison toute simple : un prix introuvable, un formulaire trop long, un numéro caché en bas de page. Faire venir cent personnes de plus demande un budget d’annonces, chaque mois. En retenir deux de plus ne demande parfois qu’une correction, faite une fois. Votre tableau de bord montre où l’on vous quitte, avec trois chiffres et une courbe.",
    metrics: {
      rate: `Taux de conversion, moyenne de ${conversion.weeks - conversion.changedAfter} semaines`,
      requests: "Demandes par semaine",
      cost: "Coût d’une demande",
    },
    before: "avant",
    chart: {
      title: "Visiteurs qui envoient une demande, par semaine",
      summary: `Courbe sur ${conversion.weeks} semaines : ${percent(conversion.before.rate)} des visiteurs en moyenne avant le nouveau formulaire, ${percent(conversion.after.rate)} ensuite, ${percent(conversion.lastRate)} la dernière semaine.`,
      change: "Nouveau formulaire",
      week: "Semaine",
    },
    table: {
      summary: "Lire les chiffres de la courbe",
      caption: "Taux de conversion par semaine",
      week: "Semaine",
      visits: "Visiteurs",
      requests: "Demandes",
      rate: "Taux",
    },
    note: "Exemple inventé. À ce nombre de visites, on change une chose, et l’on compare avant et après.",
  },
  tools: {
    title: "Ce que nous installons, et pourquoi",
    lead: "Rien ne se déclenche avant l’accord du visiteur.",
    items: {
      analytics: {
        title: "Google Analytics 4 (GA4)",
        text: "Par où arrivent vos visiteurs, et que lisent-ils avant d’écrire ?",
      },
      pixel: { title: "Pixel Meta", text: "Quelle annonce Instagram ou Facebook a rapporté une demande ?" },
      linkedin: {
        title: "Balise LinkedIn",
        text: "Quels métiers, quelles entreprises regardent votre offre ?",
      },
      tags: {
        title: "Tag Manager",
        text: "Combien de temps pour suivre une action de plus ? Une heure, sans toucher au site.",
      },
      looker: { title: "Looker Studio", text: "Que faut-il décider ce mois-ci ?" },
      heatmaps: { title: "Cartes de chaleur", text: "Où clique-t-on, et où arrête-t-on de lire ?" },
    },
  },
  offer: {
    title: "La conversion (CRO), au mois",
    perMonth: "par mois, hors taxes",
    text: `La mesure, plus une amélioration par mois. Sans engagement : ${notice}.`,
    items: {
      audit: { title: "Parcours du visiteur", text: "Nous montrons à quelle étape on vous quitte." },
      heatmaps: { title: "Cartes de chaleur", text: "Lues et commentées avec vous, pas seulement livrées." },
      tests: {
        title: "Tests A/B",
        text: `Deux versions comparées, dès ${number(promises.testVisits)} visites par mois. En dessous, un changement par mois.`,
      },
      forms: { title: "Formulaires", text: "Moins de champs et des messages d’erreur clairs." },
      checkout: {
        title: "Panier et paiement",
        text: "Les frais annoncés dès la fiche produit, des étapes supprimées.",
      },
      report: {
        title: "Bilan mensuel",
        text: "Une page : ce qui a été fait, ce que cela a rapporté, la suite.",
      },
    },
  },
  advertising: "Si vous faites aussi de la publicité",
  events: {
    title: "Ce que nous comptons dès le premier jour",
    lead: "Des actions vérifiées avant la mise en ligne et comptées avec l’accord du visiteur.",
    caption: "Événements suivis automatiquement",
    event: "Événement",
    when: "Quand",
    tells: "Ce qu’il vous apprend",
    items: events,
  },
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: { case: "optimisation-tunnel-ecommerce", metric: "orders" },
  questions,
  closing: {
    title: "D’où viennent vos clients ?",
    text: `Voyons-le ensemble, en ${site.booking.audit.minutes} minutes. L’audit est gratuit, et ${people.camille.name} vous envoie ensuite trois actions par écrit, à suivre avec nous ou sans nous.`,
  },
};
