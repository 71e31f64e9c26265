import { percent } from "#content/copy/fr/formats.ts";
import { conversion } from "#content/facts/conversion.ts";
import { promises } from "#content/facts/promises.ts";
import type { TrackedEvent } from "#content/facts/tracked-events.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `CRO et tracking : mesurer et convertir | ${site.brand}`,
  description:
    "GA4, pixel Meta, balise LinkedIn, Tag Manager, tableau de bord Looker, cartes de chaleur et tests A/B : trouver ce qui fait appeler, et recevoir plus d’appels.",
  keywords:
    "CRO, optimisation de la conversion, tracking GA4, pixel Meta, Looker Studio, test A/B, carte de chaleur, audit de tunnel",
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
    when: "Une demande reçoit sa note",
    tells: "Quelle campagne amène de bons clients, et pas seulement des clics.",
  },
  call_click: {
    when: "Un doigt touche votre numéro",
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
    tells: "Si votre vidéo fait vendre, ou si elle décore.",
  },
  download_started: {
    when: "Un document se télécharge",
    tells: "Quel catalogue prépare une demande.",
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

export const cro = {
  seo,
  kicker: "Conversion et mesure",
  badges: {
    notice: `${promises.legal.noticeMonths} mois de préavis`,
    measuring: "Mesure comprise",
    quote: `Devis sous ${promises.quoteHours} h`,
  },
  subtitle:
    "Nous mesurons ce qui fait appeler, écrire et acheter. Puis nous changeons une chose à la fois, et vous voyez l’effet semaine par semaine.",
  quote: "Demander un devis",
  audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  dashboard: {
    title: "Votre tableau de bord, un lundi matin",
    lead: "Trois chiffres et une courbe. Le reste est à un clic, dans Looker Studio.",
    metrics: {
      rate: "Taux de conversion",
      requests: "Demandes par semaine",
      cost: "Coût d’une demande",
    },
    before: "avant",
    chart: {
      title: "Visiteurs qui envoient une demande, par semaine",
      summary: `Courbe sur ${conversion.weeks} semaines : ${percent(conversion.before.rate)} des visiteurs en moyenne avant le nouveau formulaire, ${percent(conversion.after.rate)} ensuite, ${percent(conversion.lastRate)} la dernière semaine.`,
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
    note: "Exemple, avec des chiffres fictifs.",
  },
  tools: {
    title: "Six instruments, six questions",
    lead: "Tout est posé en une fois. Rien ne se déclenche avant l’accord du visiteur.",
    items: {
      analytics: {
        title: "Google Analytics 4",
        text: "Par où arrivent vos visiteurs, et que lisent-ils avant d’écrire ?",
      },
      pixel: { title: "Pixel Meta", text: "Quelle annonce Instagram ou Facebook a rapporté une demande ?" },
      linkedin: {
        title: "Balise LinkedIn",
        text: "Quels métiers, quelles entreprises regardent votre offre ?",
      },
      tags: { title: "Tag Manager", text: "Comment ajouter une mesure sans toucher au site ?" },
      looker: { title: "Looker Studio", text: "Que faut-il décider ce mois-ci ?" },
      heatmaps: { title: "Cartes de chaleur", text: "Où clique-t-on, et où arrête-t-on de lire ?" },
    },
  },
  offer: {
    title: "Le CRO, au mois",
    perMonth: "par mois, hors taxes",
    text: `Sans engagement : ${promises.legal.noticeMonths} mois de préavis suffit. La mesure est comprise.`,
    items: {
      audit: { title: "Audit du tunnel", text: "Étape par étape, où vous perdez des gens." },
      heatmaps: { title: "Cartes de chaleur", text: "Lues et commentées, pas seulement livrées." },
      tests: { title: "Tests A/B", text: "Une hypothèse, deux versions, un gagnant." },
      forms: { title: "Formulaires", text: "Moins de champs, des erreurs qui aident." },
      checkout: { title: "Panier et paiement", text: "Les frais dits tôt, des étapes en moins." },
      report: { title: "Bilan mensuel", text: "Une page : fait, gagné, à faire." },
    },
  },
  events: {
    title: "Huit événements suivis d’office",
    lead: "Posés dès le premier jour, vérifiés avant la mise en ligne.",
    caption: "Événements suivis automatiquement",
    event: "Événement",
    tells: "Ce qu’il vous apprend",
    items: events,
  },
  /** A case, by its folder, and the metric that speaks for the service. */
  proof: { case: "optimisation-landing-pages", metric: "requests" },
  questions,
  closing: {
    title: "D’où viennent vos clients ?",
    text: `Ouvrons vos statistiques ensemble, ${site.booking.audit.minutes} minutes. Vous saurez ce qui manque et par où commencer.`,
  },
};
