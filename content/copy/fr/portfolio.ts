import { promises } from "#content/facts/promises.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Réalisations : sites, IA, CRO et design | ${site.brand}`,
  description:
    "Nos projets, leur durée et leurs résultats : un maçon suisse, une boucherie de Grenoble, un torréfacteur rennais. Filtrez par métier, comparez les chiffres.",
  keywords: "réalisations agence web, études de cas, sites web PME, automatisation IA, CRO, design",
  h1: "Des projets, et ce qu’ils ont changé",
};

export const portfolio = {
  seo,
  subtitle:
    "Un maçon, une boucherie, un cabinet médical : chaque projet avec sa durée, ses outils et les chiffres mesurés après la mise en ligne.",
  filter: {
    legend: "Filtrer les réalisations",
    all: "Tout",
    categories: { websites: "Sites web", automation: "Automatisation", cro: "CRO", design: "Design" },
  },
  card: {
    more: "En savoir plus",
    about: (title: string) => `sur « ${title} »`,
    visit: (client: string) => `Voir le site : ${client}`,
  },
  testimonials: {
    title: "La parole aux clients",
    lead: "Témoignages d’exemple, comme les clients et les chiffres.",
    kind: "diapositive",
    slide: (number: string, count: string) => `${number} sur ${count}`,
    rating: (rating: string, most: string) => `Note : ${rating} sur ${most}`,
    controls: {
      label: "Témoignages de clients",
      carousel: "carrousel",
      choose: "Choisir un témoignage",
      show: "Témoignage {number} sur {count}",
      pause: "Arrêter le défilement",
      play: "Lancer le défilement",
      crash:
        "Les témoignages ne s’affichent pas pour l’instant. Chacun se lit aussi sur la page de sa réalisation.",
    },
  },
  closing: {
    title: "Le prochain projet pourrait être le vôtre",
    text: `Dites-nous ce que vous vendez et ce qui vous manque aujourd’hui. Le devis suit sous ${promises.quoteHours} h.`,
    contact: "Demander un devis",
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
