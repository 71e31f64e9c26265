import { time } from "#content/copy/fr/formats.ts";
import type { PlaybookKey } from "#content/facts/automation-example.ts";
import { automationExample } from "#content/facts/automation-example.ts";
import type { AutomationStep } from "#content/facts/automation-flow.ts";
import { promises } from "#content/facts/promises.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Automatisation IA : WhatsApp, SMS, e-mail | ${site.brand}`,
  description: `Un assistant qui répond en moins de ${promises.responseSeconds} s, trie les demandes et prend les rendez-vous sur WhatsApp, par SMS et par e-mail. À essayer ${promises.trialDays} jours.`,
  keywords:
    "automatisation IA, chatbot WhatsApp PME, relance SMS, qualification de prospects, prise de rendez-vous automatique, voicebot",
  h1: `Il est ${automationExample.arrives}. Votre client a déjà sa réponse.`,
};

/** One step of the flow: what happens, in a few words each so that they fit the drawing. */
interface StepWords {
  title: string;
  detail: string;
  /** When the flow takes this way. */
  condition?: string;
}

const steps: Record<AutomationStep, StepWords> = {
  message: { title: "Une demande arrive", detail: "WhatsApp, SMS, e-mail ou chat" },
  answer: { title: `Réponse en moins de ${promises.responseSeconds} s`, detail: "dans la langue du client" },
  score: { title: "Quatre questions, une note", detail: "besoin, date, budget, lieu" },
  booked: {
    condition: `Note : ${automationExample.score.threshold} ou plus`,
    title: "Rendez-vous pris",
    detail: "dans votre agenda",
  },
  reminded: { title: "Rappel par SMS", detail: `${automationExample.reminderHours} h avant` },
  followed: {
    condition: "Note plus basse",
    title: "Relance par e-mail",
    detail: `après ${automationExample.followUpDays.first} jours, puis ${automationExample.followUpDays.second}`,
  },
  rescored: { title: "Réponse ? Nouvelle note", detail: "sinon, le dossier se ferme" },
  handed: {
    condition: "Cas délicat",
    title: "Confié à une personne",
    detail: "avec le résumé de l’échange",
  },
  called: { title: "Vous rappelez", detail: `tâche ouverte pour ${time(automationExample.handover)}` },
};

interface PlaybookWords {
  title: string;
  trigger: string;
  action: string;
  result: string;
}

const playbooks: Record<PlaybookKey, PlaybookWords> = {
  restaurant: {
    title: "Restaurant",
    trigger: "Le téléphone sonne en plein service. Personne ne décroche.",
    action: "Un SMS part : deux tables libres, réponse en un chiffre.",
    result: "Table de six réservée pour samedi, une allergie notée.",
  },
  practice: {
    title: "Cabinet médical",
    trigger: "Une patiente annule son rendez-vous de la matinée.",
    action: "La liste d’attente reçoit un SMS, sans un mot de santé dedans.",
    result: "Le créneau est repris. L’accueil n’a rien eu à faire.",
  },
  roofer: {
    title: "Couvreur",
    trigger: "Une photo de fuite arrive sur WhatsApp. Vous êtes sur un toit.",
    action: "L’assistant demande l’adresse, la surface et l’urgence.",
    result: "Visite fixée à jeudi. La photo et l’adresse sont dans l’agenda.",
  },
};

const questions: Questions = {
  title: "Questions fréquentes",
  items: {
    rights: {
      question: "À qui appartient ce que vous faites ?",
      answer:
        "À vous. Une fois le travail payé en totalité, les fichiers sources sont à vous et vous les utilisez partout, sans limite de durée.",
    },
    writing: { question: "Qui écrit les textes ?", answer: "Vous racontez, nous écrivons, vous corrigez." },
  },
};

export const automation = {
  seo,
  kicker: "Automatisation IA",
  badges: {
    commitment: "Sans engagement",
    quote: `Devis sous ${promises.quoteHours} h`,
  },
  subtitle:
    "Un assistant répond sur WhatsApp, par e-mail, par SMS et sur votre site. Il pose les bonnes questions, note la demande et prend le rendez-vous. Vous gardez la main.",
  trial: `Essayer ${promises.trialDays} jours`,
  audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  figures: {
    title: "Nos objectifs",
    note: "Des objectifs : chaque installation est réglée, puis mesurée, pour les atteindre.",
    items: {
      response: { value: `< ${promises.responseSeconds} s`, label: "pour une première réponse" },
      appointments: {
        value: `${promises.appointmentRate.from}–${promises.appointmentRate.to} %`,
        label: "des conversations finissent en rendez-vous",
      },
      always: { value: "24 h/24", label: "dimanches et jours fériés compris" },
      setup: {
        value: `${promises.setup.from}–${promises.setup.to} jours`,
        label: "de la commande à la mise en service",
      },
    },
  },
  flow: {
    title: "Du message au rendez-vous",
    lead: "Toutes les demandes prennent la même ligne. À l’aiguillage, la note décide.",
    caption: "Exemple de parcours, réglé avec vous avant la mise en service.",
    steps,
  },
  features: {
    title: "Quatre tâches que vous ne faites plus",
    chat: {
      title: "Chat multilingue",
      text: "Le client écrit dans sa langue, la réponse arrive dans la même. Vous lisez tout dans la vôtre.",
      sample: "Une réponse, quatre langues",
    },
    workflows: {
      title: "Parcours WhatsApp, SMS, e-mail",
      text: "Chaque message part au bon moment, sur le canal choisi par le client, et la série s’arrête dès qu’il répond.",
      sample: "Autour d’un rendez-vous",
      rows: {
        confirmation: { lead: "tout de suite", text: "WhatsApp : la confirmation" },
        reminder: {
          lead: `${automationExample.reminderHours} h avant`,
          text: "SMS : le rappel, avec le plan",
        },
        thanks: {
          lead: `${automationExample.thanksDays} jours après`,
          text: "E-mail : les remerciements, la facture, la suite",
        },
      },
    },
    scoring: {
      title: "Note et attribution",
      text: `Chaque demande reçoit une note sur ${automationExample.score.most}. À partir de ${automationExample.score.threshold}, elle part aussitôt chez la bonne personne.`,
      sample: "Une demande de toiture",
      rows: {
        need: "Besoin précis, photo jointe",
        date: "Travaux ce mois-ci",
        budget: "Budget donné",
        area: "Dans votre zone",
      },
      total: "confiée au chef de chantier",
    },
    booking: {
      title: "Rendez-vous automatiques",
      text: "L’assistant lit votre agenda, propose deux créneaux libres et bloque celui qui est choisi.",
      sample: "Ce qu’il voit de votre agenda",
      rows: {
        taken: "mardi : occupé",
        chosen: "jeudi : choisi, donc bloqué",
        free: "vendredi : proposé, resté libre",
      },
    },
  },
  playbooks: {
    title: "Trois métiers, trois moments",
    lead: "Des exemples, à l’heure près. Les vôtres s’écrivent avec vous.",
    trigger: "Ce qui arrive",
    action: "Ce qui part",
    result: "Ce qui reste",
    items: playbooks,
  },
  options: {
    title: "Quatre options, au mois",
    lead: `Aucune n’est obligatoire. Vous ajoutez, vous retirez, avec ${promises.legal.noticeMonths} mois de préavis.`,
    caption: "Options de l’automatisation",
  },
  /** A case, by its folder, and the metric that speaks for the service. */
  proof: { case: "chatbot-service-client-ia", metric: "solved" },
  questions,
  closing: {
    title: `Essayez ${promises.trialDays} jours, sur vos vrais messages`,
    text: `Nous branchons l’assistant sur un canal. Au bout de ${promises.trialDays} jours, vous relisez les échanges et vous décidez.`,
  },
};
