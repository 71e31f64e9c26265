import type { ButtonPromise } from "#content/facts/button-promises.ts";
import type { SourceField } from "#content/facts/contact-form.ts";
import { promises } from "#content/facts/promises.ts";
import type { SpamSignal } from "#content/facts/spam-signals.ts";
import { site } from "#site.config.ts";

/** Reasons why a request looks like spam. */
const signals: Record<SpamSignal, string> = {
  "hidden-field": "champ caché rempli",
  "no-form": "envoyée sans passer par le formulaire du site",
  "too-fast": "envoyé en moins de trois secondes",
  "busy-address": "beaucoup d’envois depuis la même connexion",
  "busy-mailbox": "plusieurs envois avec la même adresse e-mail",
  "flooded-mailbox": "trop d’envois avec la même adresse e-mail",
  "repeated-message": "message déjà reçu de cette adresse e-mail",
  "copied-message": "message déjà reçu d’une autre adresse e-mail",
  "some-links": "plusieurs liens",
  "many-links": "beaucoup de liens",
  markup: "balises de forum ou de page",
  "link-in-name": "lien à la place d’un nom",
  "hidden-link": "lien raccourci",
  "spam-like-text": "texte qui ressemble à de la publicité",
  "spam-text": "texte qui ressemble beaucoup à de la publicité",
};

/** Where a visit started. */
const source: Record<SourceField, string> = {
  page: "Première page",
  referrer: "Venu depuis",
  utm_source: "Campagne : source",
  utm_medium: "Campagne : support",
  utm_campaign: "Campagne : nom",
  utm_term: "Campagne : mot-clé",
  utm_content: "Campagne : contenu",
};

/** What a call-to-action button promised; packages have their names from the price list. */
const promised: Record<Extract<ButtonPromise, "trial" | "audit" | "call">, string> = {
  trial: `Essai de ${promises.trialDays} jours`,
  audit: `Audit gratuit de ${site.booking.audit.minutes} minutes`,
  call: `Appel stratégique de ${site.booking.call.minutes} minutes`,
};

/** Words of the mails that the agency gets about requests, and the names of their fields. */
export const agencyMails = {
  rows: {
    email: "E-mail",
    phone: "Téléphone",
    projectType: "Projet",
    budget: "Budget",
    service: "Service",
    promise: "Venu pour",
    language: "Langue",
    received: "Reçue",
    score: "Intérêt",
    signals: "Ce qui paraît suspect",
    reference: "Référence",
  },
  /** More columns of the export. */
  columns: {
    name: "Nom",
    company: "Entreprise",
    state: "État",
    answered: "Traitée",
    recipient: "Destinataire",
  },
  states: { accepted: "reçue", quarantined: "mise de côté", spam: "publicité" },
  signals,
  source,
  promised,
  message: "Message",
  /** Joins a label and its value. */
  row: (label: string, value: string) => `${label} : ${value}`,
  reply: "Répondre par e-mail",
  call: "Appeler",
  /** Subject of the agency's reply to a visitor, in the visitor's language. */
  subject: (projectType: string, company: string) => `Votre demande : ${projectType}, ${company}`,
  triage: {
    subject: (who: string) => `À trier : ${who}`,
    suspectSubject: (who: string) => `[À vérifier] ${who}`,
    text: "Ce message est réservé à l’agence. Pour écrire au client, répondez à l’autre e-mail, celui qui contient sa demande : rien de ce qui suit n’y figure.",
    suspectText:
      "Cette demande ressemble un peu à de la publicité. Elle vous arrive sans attendre, mais son auteur n’a pas reçu d’accusé de réception. Si elle est sincère, laissez-la passer : l’accusé part, et elle revient sous une forme à laquelle il suffit de répondre.",
    actions: "Ce que vous pouvez faire",
  },
  digest: {
    subject: (count: number) =>
      count === 1 ? "1 demande mise de côté, à vérifier" : `${count} demandes mises de côté, à vérifier`,
    heading: "À vérifier : des demandes mises de côté",
    text: "Ces demandes ressemblent à de la publicité. Elles sont conservées, les plus prometteuses d’abord ; rien n’a été envoyé à leurs auteurs. Un clic laisse passer celle qui est sincère.",
    /** The command that lists them, as typed on this server. */
    onServer: (list: string) => `Sur le serveur, \`${list}\` les montre toutes.`,
  },
  reminder: {
    subject: (count: number) =>
      count === 1 ? "1 demande attend sa réponse" : `${count} demandes attendent leur réponse`,
    heading: "Le délai promis est dépassé",
    text: `Le site promet une réponse sous ${promises.answerHours} heures ouvrées. Personne n’a marqué ces demandes comme traitées. Ce rappel n’est envoyé qu’une fois.`,
    due: "Réponse promise pour le",
  },
  alarm: {
    subject: (count: number) =>
      count === 1 ? "Alerte : 1 envoi en échec" : `Alerte : ${count} envois en échec`,
    heading: "Des envois n’arrivent pas",
    text: "Ces envois ont été refusés, ou ne sont pas partis au bout d’une heure. Les demandes elles-mêmes sont conservées et figurent ci-dessous : répondez-y sans attendre. Ce qui est en retard sera tenté de nouveau ; ce qui est abandonné repart d’un clic, une fois la cause réparée.",
    kinds: {
      agency: "la demande à l’agence",
      triage: "la fiche de tri à l’agence",
      acknowledgement: "l’accusé de réception au visiteur",
      webhook: "la transmission au webhook",
      digest: "la liste des demandes mises de côté",
      reminder: "le rappel des demandes sans réponse",
      summary: "le bilan de la semaine",
      alarm: "une alerte",
    },
    given: "Abandonné",
    late: "En retard",
    answer: (words: string) => `Réponse du serveur : ${words}`,
    onServer: (list: string, retry: string) =>
      `Sur le serveur, \`${list}\` montre tous les envois abandonnés ; \`${retry}\` les renvoie.`,
  },
  summary: {
    subject: (count: number) => (count === 1 ? "La semaine : 1 demande" : `La semaine : ${count} demandes`),
    heading: (from: string, to: string) => `Vos demandes du ${from} au ${to}`,
    received: "Demandes reçues",
    setAside: "Mises de côté comme suspectes",
    spam: "Marquées comme publicité",
    answered: "Marquées comme traitées",
    answerTime: "Délai de réponse (la moitié en moins de)",
    hours: (hours: string) => `${hours} h`,
    notAnswered: "aucune encore",
    from: "D’où elles viennent",
    direct: "sans indication (adresse tapée, application, lien privé)",
  },
};
