import { methodDays } from "#content/facts/methods.ts";
import { promises } from "#content/facts/promises.ts";
import type { LocationKey } from "#content/facts/team.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Manifeste : une agence qui rend des comptes | ${site.brand}`,
  description:
    "Ce que nous croyons, qui travaille à Paris, Pristina, Montréal et Genève, et combien de temps dure chaque étape, du diagnostic à la mise en ligne.",
  keywords: "manifeste agence web, équipe internationale, méthode de travail, valeurs, audit gratuit",
  h1: "Une agence qui rend des comptes",
};

const places: Record<LocationKey, { city: string; specialties: string }> = {
  paris: { city: "Paris", specialties: "Sites web, référencement, conduite de projet" },
  pristina: { city: "Pristina", specialties: "Développement, automatisation IA, intégrations" },
  montreal: { city: "Montréal", specialties: "CRO, tracking, publicité" },
  geneva: { city: "Genève", specialties: "Design, identité visuelle, réseaux sociaux" },
};

export const about = {
  seo,
  subtitle:
    "Vous confiez votre vitrine et votre agenda à des gens que vous n’avez jamais vus. Voici à quoi vous pouvez nous tenir.",
  manifesto: {
    title: "Six phrases qui nous engagent",
    points: {
      time: {
        claim: "Votre temps vaut plus que notre design.",
        proof:
          "Une belle page qui ne fait sonner aucun téléphone ne sert à rien. Nous commençons par ce qui vous prend des heures.",
      },
      price: {
        claim: "Un prix se lit avant d’appeler.",
        proof: "Nos tarifs sont sur le site. Le devis reprend les mêmes lignes, et y ajoute une date.",
      },
      figures: {
        claim: "Un chiffre vaut mieux qu’une promesse.",
        proof:
          "Nous notons d’où vous partez, puis où vous arrivez. Si rien ne bouge, vous le voyez en même temps que nous.",
      },
      ownership: {
        claim: "Ce que vous payez est à votre nom.",
        proof: "Le domaine, les comptes, les données : dès le premier jour, et encore après le contrat.",
      },
      people: {
        claim: "L’IA répond, une personne décide.",
        proof:
          "L’assistant dit qu’il en est un. Quand une question le dépasse, il passe la main, à vous ou à nous.",
      },
      leaving: {
        claim: "Partir doit être simple.",
        proof: `${promises.legal.noticeMonths} mois de préavis pour un abonnement, un export complet, pas de pénalité.`,
      },
    },
  },
  team: {
    title: "Quatre villes, une équipe",
    lead: "Quand Paris ferme, il est midi à Montréal : votre projet continue d’avancer.",
    localTime: "Heure locale",
    timeZone: "Fuseau horaire",
    offsets: (winter: string, summer: string) => `UTC${winter}, l’été UTC${summer}`,
    specialties: "Spécialités",
    places,
  },
  method: {
    title: "Cinq étapes, chacune avec sa durée",
    lead: `Un projet complet, intégration IA comprise, prend de ${methodDays.agency.from} à ${methodDays.agency.to} jours. Une page seule ou une première automatisation va plus vite : ${promises.setup.from}–${promises.setup.to} jours.`,
    scale: "Jours",
    ongoing: "en continu",
    steps: {
      diagnostic: {
        name: "Diagnostic",
        text: "Nous lisons votre site, vos messages et vos chiffres, puis nous disons par quoi commencer.",
      },
      design: {
        name: "Conception",
        text: "Textes, maquettes, parcours du client. Vous validez avant que nous construisions.",
      },
      integration: {
        name: "Intégration IA",
        text: "Nous branchons agenda, CRM et WhatsApp, puis nous testons avec vos vraies questions.",
      },
      launch: {
        name: "Mise en ligne",
        text: "Derniers contrôles, mesure en place, prise en main avec vous. Puis on ouvre.",
      },
      optimisation: {
        name: "Optimisation",
        text: "Chaque mois : un chiffre, un test, une décision.",
      },
    },
  },
  values: {
    title: "Quatre choses auxquelles nous tenons",
    items: {
      clarity: {
        name: "Clarté",
        text: "Un prix, une date, des mots que vous employez. Si vous devez relire, c’est à nous de réécrire.",
      },
      proof: {
        name: "Preuve",
        text: "Mesurer avant, mesurer après. Le reste est une opinion, la nôtre comprise.",
      },
      independence: {
        name: "Autonomie",
        text: "Nous vous montrons comment vous passer de nous pour tout ce qui est simple.",
      },
      restraint: {
        name: "Sobriété",
        text: "Moins de pages, moins d’outils, moins de scripts. Ce qui n’est pas là ne tombe pas en panne.",
      },
    },
  },
  closing: {
    title: `Vérifiez tout cela en ${site.booking.audit.minutes} minutes`,
    text: "Vous posez les questions, nous regardons votre site avec vous. L’audit est gratuit et ne vous engage à rien.",
    audit: `Réserver un audit de ${site.booking.audit.minutes} minutes`,
  },
};
