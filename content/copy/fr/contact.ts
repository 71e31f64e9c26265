import { time } from "#content/copy/fr/formats.ts";
import type { LeadField, ProjectType } from "#content/facts/contact-form.ts";
import { promises } from "#content/facts/promises.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";
import { hostOf } from "#src/formats/addresses.ts";

const seo: SeoRecord = {
  title: `Contact : parlez-nous de votre projet | ${site.brand}`,
  description: `Écrivez-nous en deux minutes : réponse sous ${promises.answerHours} heures ouvrées, devis gratuit. Ou réservez un appel stratégique de ${site.booking.call.minutes} minutes, ou écrivez sur WhatsApp.`,
  keywords: "contact agence web, devis site internet, devis automatisation, appel stratégique, WhatsApp",
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
  name: "Deux lettres au moins.",
  email: "Nous y envoyons un reçu et la réponse, rien d’autre.",
  company: "Le nom sur l’enseigne suffit.",
  phone: "Avec l’indicatif, par exemple +33 ou +41.",
  projectType: "Le plus proche de votre besoin.",
  budget: "Un ordre de grandeur, sans engagement.",
  message: "Ce que vous faites, ce qui coince, pour quand. Entre 10 et 2 000 caractères.",
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
  subtitle: `Écrivez comme vous parlez. Une personne lit, une personne répond, sous ${promises.answerHours} heures ouvrées.`,
  people: {
    title: "Qui vous répond",
    /** Who answers in this language. */
    answers: (name: string) => `${name} répond aux messages en français.`,
  },
  /** What the button promised that led here, said above the form. */
  promises: {
    trial: {
      title: `Votre essai de ${promises.trialDays} jours`,
      text: "Il est gratuit, sans carte bancaire, et s’arrête tout seul. Dites-nous par où vos clients vous écrivent le plus.",
    },
    audit: {
      title: `Votre audit gratuit de ${site.booking.audit.minutes} minutes`,
      text: "Choisissez un créneau dans l’agenda, ou laissez ici l’adresse de votre site : nous vous proposons une heure.",
    },
    package: {
      title: (name: string) => `Vous avez choisi : ${name}`,
      text: "Le contenu et le prix sont ceux de la page ; le devis les confirme, avec une date.",
    },
    service: {
      title: (name: string) => `Vous vous intéressez à : ${name}`,
      text: "Dites-nous où vous en êtes aujourd’hui. Nous vous répondons, nous en parlons, et le devis suit.",
    },
  },
  conversations: { title: "Vous préférez en parler ? Les deux sont gratuits." },
  audit: {
    title: `Audit gratuit, ${site.booking.audit.minutes} minutes`,
    text: "Pour qui ne sait pas par où commencer. Nous regardons votre site ensemble, et vous recevez trois actions par écrit, à suivre avec ou sans nous.",
    button: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
  form: {
    title: "Le formulaire",
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
    success: "Message envoyé ! Nous vous répondrons sous 24h.",
    failure: "Erreur lors de l’envoi. Contactez-nous via WhatsApp.",
    failureHelp: "Votre texte est conservé dans le formulaire. Vous pouvez aussi appeler :",
    whatsapp: "Ouvrir WhatsApp",
    privacy: "Vos données servent à vous répondre, à rien d’autre.",
    crash: "Le formulaire s’est arrêté. Écrivez-nous directement, ou rechargez la page.",
  },
  whatsapp: {
    title: "WhatsApp",
    text: "Pour une question courte, ou une photo de ce qui ne va pas.",
    greeting: `Bonjour ${site.brand}, je vous écris depuis votre site. Voici ma question : `,
    button: "Écrire sur WhatsApp",
  },
  booking: {
    title: `Appel stratégique de ${site.booking.call.minutes} minutes`,
    text: "Choisissez un créneau. Nous appelons, vous posez vos questions, nous notons la suite.",
    button: "Choisir un créneau",
    hours: `Du lundi au vendredi, ${time(site.hours.opens)} – ${time(site.hours.closes)}, heure de Paris.`,
    show: "Afficher l’agenda ici",
    warning: `Un clic charge ${hostOf(site.booking.call.url)}, qui voit alors votre adresse IP et peut déposer des cookies. Avant, rien n’est chargé.`,
    frameTitle: "Agenda : choisir l’heure de l’appel",
    loading: `L’agenda arrive de ${hostOf(site.booking.call.url)}…`,
    failed: `L’agenda ne s’affiche pas : ${hostOf(site.booking.call.url)} ne répond pas, ou votre navigateur le bloque. Le lien ci-dessus l’ouvre dans un nouvel onglet.`,
  },
  direct: { title: "Ou directement", phone: "Téléphone", email: "E-mail" },
};
