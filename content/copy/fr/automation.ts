import { money, notice, time } from "#content/copy/fr/formats.ts";
import type { PlaybookKey } from "#content/facts/automation-example.ts";
import { automationExample } from "#content/facts/automation-example.ts";
import type { AutomationStep } from "#content/facts/automation-flow.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Chatbot WhatsApp et automatisation IA | ${site.brand}`,
  description: `Un assistant répond à vos clients en moins de ${promises.responseSeconds} s sur WhatsApp, par SMS et par e-mail. Première automatisation dès ${money(prices.automation.first)} HT, ${promises.trialDays} jours d’essai gratuit.`,
  keywords:
    "chatbot WhatsApp prix, automatisation IA artisan, réponse automatique WhatsApp, prise de rendez-vous automatique, relance SMS, voicebot",
  h1: `Il est ${time(automationExample.arrives)}. Votre client a déjà sa réponse.`,
};

/** A step of the flow, kept short so that it fits the diagram. */
interface StepWords {
  title: string;
  detail: string;
  /** Condition under which the flow takes this branch. */
  condition?: string;
}

const steps: Record<AutomationStep, StepWords> = {
  message: { title: "Une demande arrive", detail: "WhatsApp, SMS, e-mail ou chat" },
  answer: { title: `Réponse en moins de ${promises.responseSeconds} s`, detail: "dans la langue du client" },
  score: { title: "Quatre questions, une priorité", detail: "besoin, date, budget, lieu" },
  booked: {
    condition: `${automationExample.score.threshold} points ou plus`,
    title: "Rendez-vous pris",
    detail: "dans votre agenda",
  },
  reminded: { title: "Rappel par SMS", detail: `${automationExample.reminderHours} h avant` },
  followed: {
    condition: `Moins de ${automationExample.score.threshold} points`,
    title: "Relance par e-mail",
    detail: `après ${automationExample.followUpDays.first} jours, puis ${automationExample.followUpDays.second}`,
  },
  rescored: { title: "Réponse ? Nouvelle priorité", detail: "sinon, nous n’insistons pas" },
  handed: {
    condition: "Cas délicat",
    title: "Confié à une personne",
    detail: "avec le résumé de l’échange",
  },
  called: { title: "Vous rappelez", detail: `rappel inscrit pour ${time(automationExample.handover)}` },
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
    trigger: "Le téléphone sonne en plein service, personne ne décroche.",
    action: "Un SMS propose deux tables libres ; le client répond par un chiffre.",
    result: "Une table de six est réservée pour samedi, chaise haute comprise.",
  },
  practice: {
    title: "Cabinet comptable",
    trigger: "Une cliente annule son rendez-vous de la matinée.",
    action: "Un SMS propose le créneau aux personnes qui en attendaient un.",
    result: "Le créneau est repris. L’accueil n’a rien eu à faire.",
  },
  roofer: {
    title: "Couvreur",
    trigger: "Une photo de fuite arrive sur WhatsApp. Vous êtes sur un toit.",
    action: "L’assistant demande l’adresse, la surface et l’urgence.",
    result: "La visite est fixée à jeudi. La photo et l’adresse sont dans l’agenda.",
  },
};

const questions: Questions = {
  title: "Confier ses clients à un robot ?",
  items: {
    nonsense: {
      question: "Et s’il dit une bêtise ?",
      answer:
        "Il répond à partir de ce que vous lui avez appris, et de rien d’autre. Il donne vos prix de départ, jamais un prix de son invention, et il vous passe la main quand il hésite. Pendant l’essai, aucune réponse ne part sans votre accord : vous voyez ce qu’il aurait dit, et vous corrigez.",
    },
    trial: {
      question: "L’essai est-il vraiment gratuit ?",
      answer: `Oui : ${promises.trialDays} jours, sans carte bancaire, sur un canal et avec vos vrais messages. Ensuite il s’arrête tout seul. Si vous ne faites rien, rien ne vous est facturé.`,
    },
    after: {
      question: "Et ensuite, je paie quoi ?",
      answer: `La première automatisation, dès ${money(prices.automation.first)} hors taxes, payée une fois. Puis les frais de messages, que WhatsApp ou le fournisseur de SMS vous facture directement. Les options sont au mois. Vous pouvez aussi payer au résultat : un montant par rendez-vous honoré, fixé dans le devis, et rien si personne ne vient.`,
    },
    known: {
      question: "Mes clients sauront-ils qu’ils parlent à un programme ?",
      answer:
        "Oui, dès la première ligne. C’est honnête, c’est ce que demande le règlement européen sur l’IA, et cela se passe bien : on accepte volontiers un programme qui répond tout de suite et qui passe la main.",
    },
    data: {
      question: "Où vont les conversations ?",
      answer:
        "Chez les prestataires nommés dans votre devis, et nulle part ailleurs. Le contrat de sous-traitance que demande le RGPD y est joint. L’assistant ne pose aucune question de santé.",
    },
    leaving: {
      question: "Dois-je changer de numéro ? Et si je veux arrêter ?",
      answer: `Vous gardez votre numéro professionnel et vous continuez d’écrire à vos clients quand vous le voulez. Pour arrêter, un e-mail suffit, avec ${notice}. Les conversations et les réponses écrites ensemble restent à vous.`,
    },
  },
};

export const automation = {
  seo,
  kicker: "Automatisation IA pour artisans et commerces",
  badges: {
    commitment: `Sans engagement : ${notice}`,
    quote: `Devis ${promises.quoteHours} h après notre échange`,
  },
  subtitle:
    "Un assistant répond à votre place sur WhatsApp, par SMS, par e-mail et sur votre site. Il pose vos questions, classe les demandes par priorité et prend les rendez-vous. Il ne dit que ce que vous lui avez appris, et vous passe la main quand il ne sait pas.",
  trial: `Essayer ${promises.trialDays} jours gratuitement`,
  audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  talk: {
    title: "Un mardi soir chez un couvreur",
    who: {
      customer: "un client",
      assistant: "l’assistant",
      diary: "dans votre agenda",
    },
    lines: {
      asked: "Photo reçue. Il pleut dans la chambre. Vous venez à Annecy ?",
      answered:
        "Bonsoir, ici l’assistant, un programme. Annecy, oui. C’est pour quand, et avec quel budget ?",
      told: "Ce mois-ci. L’assurance paie les tuiles.",
      offered: "Notre chef de chantier peut passer jeudi à 10 h 30 ou vendredi à 8 h.",
      chosen: "Jeudi.",
      booked: (score: string) =>
        `Visite jeudi à 10 h 30, photo et adresse jointes. Priorité ${score} : le chef de chantier est prévenu.`,
    },
    note: "Une entreprise inventée. L’assistant ne dit que ce que vous lui avez appris.",
  },
  figures: {
    title: "Ce que nous visons",
    note: "Ce sont des objectifs, pas des promesses : nous réglons chaque installation, puis nous mesurons chez vous où elle en est.",
    items: {
      response: { value: `< ${promises.responseSeconds} s`, label: "pour une première réponse" },
      appointments: {
        value: `${promises.appointmentRate.from} à ${promises.appointmentRate.to} %`,
        label: "des conversations finissent en rendez-vous",
      },
      always: { value: "24 h/24", label: "dimanches et jours fériés compris" },
      setup: {
        value: `${promises.setup.from} à ${promises.setup.to} jours`,
        label: "pour une première automatisation, une fois vos textes et vos accès reçus",
      },
    },
  },
  flow: {
    title: "Du message au rendez-vous",
    lead: "Un répondeur vous rend le travail tel quel : dix messages à écouter, dix personnes à rappeler, dont certaines ont déjà trouvé ailleurs. L’assistant, lui, fait avancer la demande pendant que vous travaillez. Il demande l’adresse, la surface ou le nombre de couverts, puis la priorité décide : un rendez-vous aussitôt, une relance dans quelques jours, ou un appel de votre part. Vous ne rappelez plus pour poser les premières questions, mais pour conclure.",
    caption: "Exemple de parcours, réglé avec vous avant la mise en service.",
    steps,
  },
  features: {
    title: "Ce que vous n’avez plus à faire",
    chat: {
      title: "Chat multilingue",
      text: "Le client écrit dans sa langue et reçoit la réponse dans la même. Vous lisez tout en français.",
      sample: "Une réponse, quatre langues",
    },
    workflows: {
      title: "Messages WhatsApp, SMS, e-mail",
      text: "Chaque message part au bon moment, sur le canal que le client a choisi, et la série s’arrête dès qu’il répond.",
      sample: "Autour d’un rendez-vous",
      rows: {
        confirmation: { lead: "tout de suite", text: "WhatsApp : la confirmation" },
        reminder: {
          lead: `${automationExample.reminderHours} h avant`,
          text: "SMS : le rappel, avec le plan",
        },
        thanks: {
          lead: `${automationExample.thanksDays} jours après`,
          text: "E-mail : les remerciements, la facture, la suite",
        },
      },
    },
    scoring: {
      title: "Tri et attribution des demandes",
      text: `Chaque demande reçoit une priorité, sur ${automationExample.score.most} points. À partir de ${automationExample.score.threshold}, elle part aussitôt chez la bonne personne.`,
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
        taken: "mardi : occupé",
        chosen: "jeudi : choisi, donc bloqué",
        free: "vendredi : proposé, resté libre",
      },
    },
  },
  playbooks: {
    title: "En plein service, au cabinet, sur un toit",
    lead: "Trois exemples inventés, à l’heure près. Les vôtres, nous les écrivons avec vous.",
    trigger: "La situation",
    action: "Ce que fait l’assistant",
    result: "Le résultat",
    items: playbooks,
  },
  options: {
    title: "La première automatisation, et quatre options",
    lead: `L’installation se paie une fois. Les options sont au mois et aucune n’est obligatoire : vous ajoutez, vous retirez, avec ${notice}.`,
    caption: "Options de l’automatisation",
  },
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: { case: "chatbot-service-client-ia", metric: "solved" },
  questions,
  closing: {
    title: `Essayez-le ${promises.trialDays} jours sur vos vrais messages`,
    text: "Nous relions l’assistant à un canal, WhatsApp par exemple, et vous relisez chaque réponse avant qu’elle parte. C’est gratuit, sans carte bancaire, et l’essai s’arrête tout seul : pour continuer, c’est vous qui le demandez.",
  },
};
