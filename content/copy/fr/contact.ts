import { clockCity, openDaysFirst, time } from "#content/copy/fr/formats.ts";

import type { LeadField, ProjectType } from "#content/facts/contact-form.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";
import { hostOf } from "#src/formats/addresses.ts";

const seo: SeoRecord = {
  title: `Contact : parlez-nous de votre projet | ${site.brand}`,
  description: `${people.camille.name} vous répond au plus tard le jour ouvré suivant. Ou réservez l’audit gratuit de ${site.booking.audit.minutes} minutes, un appel de ${site.booking.call.minutes} minutes, ou écrivez sur WhatsApp.`,
  keywords: "contact agence web, devis site internet, audit gratuit de site, devis chatbot, WhatsApp",
  h1: "Dites-nous ce qui vous prend trop de temps",
};

const labels: Record<LeadField, string> = {
  name: "Votre nom",
  email: "E-mail",
  company: "Entreprise",
  phone: "Téléphone",
  projectType: "Type de projet",
  budget: "Budget",
  message: "Votre message",
};

const hints: Record<LeadField, string> = {
  name: "Prénom et nom.",
  email: "Pour l’accusé de réception et notre réponse.",
  company: "Le nom sur l’enseigne suffit.",
  phone: "Hors de France, avec l’indicatif, comme +41.",
  projectType: "Le plus proche de votre besoin.",
  budget: "Sans engagement. Le plus souvent, la première ligne.",
  message:
    "Ce que vous faites, ce qui coince, pour quand. Trois phrases suffisent. Entre 10 et 2\u202f000 caractères.",
};

const projectTypes: Record<ProjectType, string> = {
  website: "Site vitrine",
  ecommerce: "Site e-commerce",
  webapp: "Application web",
  branding: "Identité et design",
  automation: "Automatisation et IA",
  social: "Réseaux sociaux",
  other: "Autre projet",
};

export const contact = {
  seo,
  subtitle: `Écrivez comme vous parlez. ${people.camille.name} vous répond sous ${promises.answerHours} heures ouvrées, soit au plus tard à la même heure du jour ouvré suivant. Vous en parlez ensemble, et le devis suit dans les ${promises.quoteHours} heures.`,
  people: {
    title: "Qui vous répond",
    /** Who answers in this language. */
    answers: (name: string) =>
      `${name} lira votre message et vous suivra jusqu’à la dernière facture : vous n’aurez pas à tout raconter deux fois.`,
  },
  /** Shown above the form, to repeat what the button that led here promised. */
  promises: {
    trial: {
      title: `Votre essai de ${promises.trialDays} jours`,
      text: "Il est gratuit, sans carte bancaire, et s’arrête tout seul. Dites-nous par où vos clients vous écrivent le plus, et ce qu’ils demandent toujours : vous relirez chaque réponse avant qu’elle parte.",
    },
    audit: {
      title: `Votre audit gratuit de ${site.booking.audit.minutes} minutes`,
      text: "Laissez ici l’adresse de votre site et nous vous proposons une heure, ou choisissez-la vous-même par le bouton « Réserver l’audit gratuit » de cette page. À la fin, vous recevez trois actions par écrit.",
    },
    package: {
      title: (name: string) => `Vous avez choisi : ${name}`,
      text: "Le contenu et le prix sont ceux que vous venez de lire ; le devis les confirme, avec une date. Deux mots sur votre entreprise suffisent pour commencer.",
    },
    service: {
      title: (name: string) => `Vous vous intéressez à : ${name}`,
      text: "Dites-nous où vous en êtes aujourd’hui. Nous vous répondons, nous en parlons, et le devis suit.",
    },
  },
  conversations: { title: "Vous préférez en parler ? Deux rendez-vous gratuits." },
  audit: {
    title: "Audit gratuit",
    text: "Pour qui ne sait pas par où commencer. Nous regardons votre site ensemble, et vous recevez trois actions par écrit, à suivre avec ou sans nous.",
    button: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
  form: {
    title: "Écrivez-nous",
    labels,
    hints,
    projectTypes,
    budgets: {
      under: (to: string) => `Moins de ${to}`,
      between: (from: string, to: string) => `De ${from} à ${to}`,
      over: (from: string) => `Plus de ${from}`,
    },
    choose: "Choisir…",
    submit: "Envoyer le message",
    submitting: "Envoi en cours…",
    success: "Message envoyé ! Nous vous répondrons sous 24h.",
    failure: "Erreur lors de l’envoi. Contactez-nous via WhatsApp.",
    failureHelp: "Votre texte est conservé dans le formulaire. Vous pouvez aussi appeler :",
    whatsapp: "Écrire sur WhatsApp",
    privacy:
      "Vos réponses servent à traiter votre demande. Un programme range notre boîte de réception d’après le budget, le type de projet et la précision du message ; une personne lit chaque message et y répond.",
    crash: "Le formulaire s’est arrêté. Écrivez-nous directement, ou rechargez la page.",
  },
  whatsapp: {
    title: "WhatsApp",
    greeting: `Bonjour ${site.brand}, je vous écris depuis votre site. Voici ma question : `,
    button: "Écrivez-nous",
  },
  booking: {
    title: "Appel stratégique",
    text: "Pour qui a déjà un projet. À la fin, vous savez ce qu’il comprend, dans quelle fourchette de prix et pour quelle date. Il est gratuit, lui aussi.",
    button: `Réserver un appel stratégique (${site.booking.call.minutes} min)`,
    hours: `${openDaysFirst}, de ${time(site.hours.opens)} à ${time(site.hours.closes)}, heure de ${clockCity}.`,
    show: "Afficher l’agenda ici",
    warning: `Un clic charge ${hostOf(site.booking.call.url)}, qui voit alors votre adresse IP et peut déposer des cookies. Avant, rien n’est chargé.`,
    frameTitle: "Agenda : choisir l’heure de l’appel",
    loading: `L’agenda arrive de ${hostOf(site.booking.call.url)}…`,
    failed: `L’agenda ne s’affiche pas : ${hostOf(site.booking.call.url)} ne répond pas, ou votre navigateur le bloque. Le lien ci-dessus l’ouvre dans un nouvel onglet.`,
  },
  direct: { phone: "Téléphone", email: "E-mail" },
};
