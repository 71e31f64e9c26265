import { notice } from "#content/copy/fr/formats.ts";
import { methodDays } from "#content/facts/methods.ts";
import { promises } from "#content/facts/promises.ts";
import { type LocationKey, people } from "#content/facts/team.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Manifeste : une agence qui rend des comptes | ${site.brand}`,
  description:
    "Sur quoi vous pouvez nous prendre au mot, qui travaille à Paris, Pristina, Montréal et Genève, et combien de temps dure chaque étape d’un projet.",
  keywords: "manifeste agence web, équipe internationale, méthode de travail, valeurs, audit gratuit",
  h1: "Une agence qui rend des comptes",
};

const places: Record<LocationKey, { city: string; specialties: string }> = {
  paris: { city: "Paris", specialties: "Sites web, référencement, conduite de projet" },
  pristina: { city: "Pristina", specialties: "Développement, automatisation IA, intégrations" },
  montreal: { city: "Montréal", specialties: "Conversion (CRO), mesure, publicité" },
  geneva: { city: "Genève", specialties: "Design, identité visuelle, réseaux sociaux" },
};

export const about = {
  seo,
  subtitle:
    "Vous confiez votre vitrine et votre agenda à des gens que vous n’avez jamais vus. Voici sur quoi vous pouvez nous prendre au mot.",
  manifesto: {
    title: "Ce qui nous engage",
    points: {
      time: {
        claim: "Votre temps vaut plus que notre design.",
        proof:
          "Une belle page qui ne fait sonner aucun téléphone ne sert à rien. Nous commençons par ce qui vous prend des heures.",
      },
      price: {
        claim: "On doit connaître le prix avant d’appeler.",
        proof: "Nos tarifs sont sur le site. Le devis reprend les mêmes lignes et y ajoute une date.",
      },
      figures: {
        claim: "Un chiffre vaut mieux qu’une promesse.",
        proof:
          "Nous notons d’où vous partez, puis où vous arrivez. Si rien ne bouge, vous le voyez en même temps que nous.",
      },
      ownership: {
        claim: "Ce que vous payez est à votre nom.",
        proof: "Le domaine, les comptes, les données : dès le premier jour, et encore après le contrat.",
      },
      people: {
        claim: "L’IA répond, une personne décide.",
        proof:
          "L’assistant annonce d’emblée qu’il est un programme. Quand une question le dépasse, il passe la main, à vous ou à nous.",
      },
      leaving: {
        claim: "Partir doit être simple.",
        proof: `Pour un abonnement, ${notice}, un export complet de vos données et pas de pénalité.`,
      },
    },
  },
  team: {
    title: "Une équipe dans quatre villes",
    lead: `Quand Paris ferme, il est midi à Montréal. Personne ne vous appellera la nuit pour autant : votre interlocuteur reste le même, à vos heures. Mais une correction demandée à la fermeture peut être prête le lendemain à l’ouverture. Si vous nous écrivez en français, ${people.camille.name} vous répond de Paris ; en allemand, ${people.nora.name}, de Genève ; en anglais, ${people.felix.name}, de Montréal. Et ce que vous voyez à l’écran, c’est souvent ${people.arta.name}, à Pristina, qui l’a construit.`,
    localTime: "Heure locale",
    timeZone: "Fuseau horaire",
    offsets: (winter: string, summer: string) => `UTC${winter}, l’été UTC${summer}`,
    specialties: "Spécialités",
    places,
  },
  method: {
    title: "Combien de temps dure un projet",
    lead: `Un projet complet, intégration IA comprise, demande de ${methodDays.agency.from} à ${methodDays.agency.to} jours de travail. Une page seule, un petit site ou une première automatisation va plus vite : ${promises.setup.from} à ${promises.setup.to} jours, une fois les textes, les photos et les accès réunis.`,
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
        text: "Nous relions agenda, fichier clients et WhatsApp, puis nous testons avec vos vraies questions.",
      },
      launch: {
        name: "Mise en ligne",
        text: "Derniers contrôles, mesure en place, prise en main avec vous. Puis le site est en ligne.",
      },
      optimisation: {
        name: "Optimisation",
        text: "Chaque mois : un chiffre, un changement, une décision.",
      },
    },
  },
  values: {
    title: "Ce à quoi nous tenons",
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
    title: "Vérifiez-le vous-même",
    text: `En ${site.booking.audit.minutes} minutes, nous regardons votre site ensemble et vous nous posez vos questions. L’audit est gratuit, et vous recevez trois actions par écrit.`,
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
