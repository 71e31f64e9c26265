import type { ArticleCategory, ArticleTopic } from "#content/facts/article-categories.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Conseils & actualités pour artisans et PME | ${site.brand}`,
  description:
    "Être trouvé sur Google, répondre sur WhatsApp, mesurer ses appels : des guides pratiques avec leurs sources, leurs calculs et de quoi passer à l’action.",
  keywords: "conseils marketing PME, guide référencement local, automatisation, branding, e-mail marketing",
  h1: "Conseils & actualités",
};

const categories: Record<ArticleCategory, string> = {
  seo: "SEO",
  automation: "Automatisation",
  branding: "Branding",
  "social-media": "Réseaux sociaux",
  "email-marketing": "E-mail marketing",
  analytics: "Analytics",
  "ai-tools": "IA & outils",
  cro: "Conversion (CRO)",
  "whatsapp-marketing": "Marketing WhatsApp",
};

const topics: Record<ArticleTopic, string> = {
  found: "Être trouvé",
  time: "Gagner du temps",
  sales: "Vendre plus",
};

export const blog = {
  seo,
  subtitle:
    "Des guides pratiques pour qui tient une boutique, un atelier ou un cabinet, avec leurs sources : de quoi faire le travail vous-même, ou savoir quoi nous demander.",
  categories,
  topics,
  filter: { legend: "Choisir un thème", all: "Tous" },
  listTitle: "Articles",
  minutes: (minutes: string) => `${minutes} min de lecture`,
  updated: (date: string) => `Mis à jour le ${date}.`,
  by: (author: string) => `Par ${author}`,
  more: "Lire l’article",
  pages: {
    label: "Pages de la liste",
    previous: "Articles plus récents",
    next: "Articles plus anciens",
    page: (page: string) => `page ${page}`,
    position: (page: string, pages: string) => `Page ${page} sur ${pages}`,
  },
  search: { label: "Chercher dans le site", submit: "Chercher" },
  feeds: {
    title: "Recevoir les nouveaux articles",
    text: "Ajoutez l’un de ces flux à votre lecteur : pas d’inscription, pas d’adresse e-mail à donner.",
    rss: "Flux RSS",
    json: "Flux JSON",
  },
};
