import type { ArticleCategory } from "#content/facts/article-categories.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Conseils & actualités pour les PME | ${site.brand}`,
  description:
    "Référencement, automatisation, image de marque, e-mails, mesure\u202f: des guides pratiques avec étapes, calculs et listes de contrôle pour les petites entreprises.",
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
  cro: "CRO",
  "whatsapp-marketing": "Marketing WhatsApp",
};

export const blog = {
  seo,
  subtitle:
    "Des guides pratiques pour qui tient une boutique, un atelier ou un cabinet. Des étapes, des durées, un calcul complet\u202f: de quoi faire le travail vous-même.",
  categories,
  filter: { legend: "Choisir une rubrique", all: "Toutes" },
  listTitle: "Articles",
  minutes: (minutes: string) => `${minutes}\u00a0min de lecture`,
  updated: (date: string) => `Mis à jour le ${date}`,
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
    text: "Ajoutez l’un de ces flux à votre lecteur\u202f: pas d’inscription, pas d’adresse e-mail à donner.",
    rss: "Flux RSS",
    json: "Flux JSON",
  },
};
