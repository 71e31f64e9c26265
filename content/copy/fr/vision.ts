import type { about } from "#content/copy/fr/about.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Vision : rendre leurs soirées aux PME | ${site.brand}`,
  description:
    "Où nous allons : qu’une petite entreprise réponde aussi bien qu’une grande, sans veiller. Nos valeurs, ce qu’elles nous coûtent, et qui s’y engage.",
  keywords: "vision agence web, valeurs, méthode, audit, stratégie, petites entreprises",
  h1: "Rendre leurs\u00a0soirées aux petites entreprises",
};

const values: Record<keyof typeof about.values.items, { gain: string; cost: string }> = {
  clarity: {
    gain: "Vous connaissez le prix avant de nous appeler.",
    cost: "Nos concurrents le connaissent aussi.",
  },
  proof: {
    gain: "Vous voyez chaque mois le résultat, bon ou mauvais.",
    cost: "Nous arrêtons ce qui ne marche pas, même quand l’idée était de nous.",
  },
  independence: {
    gain: "Vous pouvez nous quitter sans rien perdre.",
    cost: "Des abonnements qui s’arrêtent quand vous le décidez.",
  },
  restraint: {
    gain: "Un site qui s’ouvre vite et tombe rarement en panne.",
    cost: "Des lignes en moins sur nos factures.",
  },
};

export const vision = {
  seo,
  subtitle: "C’est cette troisième journée que nous voulons supprimer.",
  shifts: {
    morning: "Le matin, on sert.",
    afternoon: "L’après-midi, on livre.",
    evening: "Le soir, on répond aux e-mails.",
  },
  statement: {
    title: "Notre vision",
    claim:
      "Un boulanger, une menuisière ou un cabinet de trois personnes devrait pouvoir répondre aussi bien qu’un grand groupe : tout de suite, dans la langue du client, et sans veiller.",
    text: "Les outils existent, et ils ne sont plus chers. Il manque quelqu’un qui les règle à la mesure de chacun, qui écrive les réponses avec ses mots, et qui s’arrête quand c’est assez. Nous voulons être ce quelqu’un, puis devenir peu à peu inutiles.",
  },
  values: {
    title: "Nos valeurs, et ce qu’elles nous coûtent",
    lead: "Nous écrivons les deux colonnes : la seconde fait la preuve de la première.",
    columns: { name: "Valeur", gain: "Ce que vous y gagnez", cost: "Ce que nous y laissons" },
    items: values,
  },
  method: {
    title: "D’une question à la suivante",
    steps: {
      audit: {
        name: "Audit",
        question: "Où partent vos heures et vos clients ?",
        text: `${site.booking.audit.minutes} minutes gratuites d’abord. Puis, si vous nous confiez le projet, nous lisons vos messages et nous parlons avec les clients que vous nous indiquez.`,
      },
      strategy: {
        name: "Stratégie",
        question: "Qu’est-ce qui rapporte le plus vite ?",
        text: "Une page : trois actions, dans l’ordre, chacune avec son prix.",
      },
      implementation: {
        name: "Mise en œuvre",
        question: "Qui fait quoi, et pour quand ?",
        text: "Nous construisons. Chaque semaine, vous essayez le résultat sur votre téléphone.",
      },
      optimisation: {
        name: "Optimisation",
        question: "Que garde-t-on ?",
        text: "Chaque changement est essayé seul. Nous gardons ceux dont l’effet se mesure.",
      },
    },
  },
  team: {
    title: "Qui s’y engage",
    subtitle: "Quatre personnes, dans quatre villes. Vous pouvez les appeler par leur prénom.",
    more: "Lire le manifeste",
    contact: "Demander un devis",
  },
};
