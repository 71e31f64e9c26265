import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Réalisations : sites, WhatsApp, logos | ${site.brand}`,
  description:
    "Nos projets, leur durée et leurs résultats : un maçon suisse, une boucherie de Grenoble, un torréfacteur rennais. Filtrez par service.",
  keywords:
    "réalisations agence web, études de cas, site internet artisan, chatbot WhatsApp, logo, conversion",
  h1: "Des projets, et ce qu’ils ont changé",
};

export const portfolio = {
  seo,
  subtitle:
    "Pour chaque projet : ce qui bloquait, ce que nous avons fait, en combien de temps, et ce qui a été mesuré ensuite. Les clients et les chiffres sont inventés, pour montrer notre façon de travailler.",
  filter: {
    legend: "Filtrer les réalisations",
    all: "Tout",
    categories: {
      websites: "Sites web",
      automation: "Automatisation",
      cro: "Conversion (CRO)",
      design: "Design",
    },
  },
  card: {
    more: "En savoir plus",
    about: (title: string) => `sur « ${title} »`,
    visit: (client: string) => `Voir le site : ${client}`,
  },
  testimonials: {
    title: "Ce qu’ils en disent",
    lead: "Témoignages inventés, comme les clients et les chiffres.",
    kind: "diapositive",
    slide: (number: string, count: string) => `${number} sur ${count}`,
    rating: (rating: string, most: string) => `Note : ${rating} sur ${most}`,
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
    text: `Dites-nous ce que vous vendez et ce qui vous manque aujourd’hui. ${people.camille.name} vous répond, vous en parlez, et le devis suit dans les ${promises.quoteHours} heures.`,
    contact: "Demander un devis",
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
