import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Recherche : services, tarifs, conseils | ${site.brand}`,
  description: `Cherchez un service, un prix, une réalisation ou un conseil sur tout le site ${site.brand}. Les accents sont facultatifs et les résultats arrivent pendant la frappe.`,
  keywords: "recherche, services, tarifs, réalisations, conseils, articles",
  h1: "Recherche",
};

export const search = {
  seo,
  label: "Que cherchez-vous ?",
  hint: "Un mot suffit, avec ou sans accents.",
  submit: "Chercher",
  /** One message per state; those with a count are chosen by the language's plural rules. */
  states: {
    loading: "Recherche en cours…",
    one: "{count} résultat pour « {query} »",
    other: "{count} résultats pour « {query} »",
    none: "Aucun résultat pour « {query} ». Essayez un mot plus court ou plus courant.",
    failed: "La recherche ne répond pas. Les liens ci-dessous mènent partout.",
  },
  more: "Afficher d’autres résultats",
  suggestions: { title: "Pour commencer", screens: "Pages", articles: "Articles" },
  noScript: "La recherche a besoin de JavaScript. Toutes les pages sont listées ici :",
};
