import { time } from "#content/copy/de/formats.ts";
import type { contact as contract } from "#content/copy/fr/contact.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
import { hostOf } from "#src/formats/addresses.ts";

export const contact: typeof contract = {
  seo: {
    title: `Kontakt: Erzählen Sie von Ihrem Projekt | ${site.brand}`,
    description: `Schreiben Sie uns in zwei Minuten: Antwort innerhalb von ${promises.answerHours} Geschäftsstunden, Angebot gratis. Oder buchen Sie ein Strategiegespräch von ${site.booking.call.minutes} Minuten.`,
    keywords: "Kontakt Webagentur, Angebot Webseite, Angebot Automatisierung, Strategiegespräch, WhatsApp",
    h1: "Sagen Sie uns, was Sie zu viel Zeit kostet",
  },
  subtitle: `Schreiben Sie, wie Sie reden. Ein Mensch liest, ein Mensch antwortet, innerhalb von ${promises.answerHours} Geschäftsstunden.`,
  people: {
    title: "Wer Ihnen antwortet",
    answers: (name) => `${name} beantwortet Anfragen auf Deutsch.`,
  },
  promises: {
    trial: {
      title: `Ihre ${promises.trialDays} Tage zur Probe`,
      text: "Sie brauchen keine Karte, und die Probe endet von selbst. Schreiben Sie kurz dazu, auf welchem Kanal die meisten Fragen kommen.",
    },
    audit: {
      title: `Ihr kostenloser ${site.booking.audit.minutes}-Minuten-Check`,
      text: "Wählen Sie gleich einen Termin, oder nennen Sie uns hier Ihre Website: Wir schlagen eine Uhrzeit vor.",
    },
    package: {
      title: (name) => `Sie interessieren sich für ${name}`,
      text: "Inhalt und Preis stehen auf der Seite; das Angebot bestätigt beides, mit einem Termin.",
    },
    service: {
      title: (name) => `Es geht um ${name}`,
      text: "Ein, zwei Sätze genügen: was Sie haben, was fehlt, bis wann.",
    },
  },
  conversations: { title: "Lieber sprechen? Beides ist kostenlos." },
  audit: {
    title: `Kostenloser Check, ${site.booking.audit.minutes} Minuten`,
    text: "Für alle, die nicht wissen, wo sie anfangen sollen. Wir sehen uns Ihre Website und Ihre Nachrichten an; am Ende haben Sie drei Aufgaben schriftlich, mit oder ohne uns.",
    button: `Kostenlosen Check buchen (${site.booking.audit.minutes} Min.)`,
  },
  form: {
    title: "Das Formular",
    labels: {
      name: "Ihr Name",
      email: "E-Mail",
      company: "Firma",
      phone: "Telefon",
      projectType: "Art des Projekts",
      budget: "Budget",
      message: "Ihre Nachricht",
    },
    hints: {
      name: "Mindestens zwei Buchstaben.",
      email: "Dorthin geht unsere Antwort, sonst nichts.",
      company: "Der Name über der Tür genügt.",
      phone: "Mit Vorwahl, zum Beispiel +49 oder +41.",
      projectType: "Was Ihrem Bedarf am nächsten kommt.",
      budget: "Eine Größenordnung, unverbindlich.",
      message: "Was Sie machen, wo es hakt, bis wann. Zwischen 10 und 2.000 Zeichen.",
    },
    projectTypes: {
      website: "Firmenwebsite",
      ecommerce: "Onlineshop",
      webapp: "Webanwendung",
      branding: "Marke und Design",
      automation: "Automatisierung und KI",
      social: "Social Media",
      other: "Anderes Projekt",
    },
    budgets: {
      under: (to) => `Unter ${to}`,
      between: (from, to) => `${from} bis ${to}`,
      over: (from) => `Über ${from}`,
    },
    choose: "Bitte wählen …",
    submit: "Nachricht senden",
    submitting: "Wird gesendet …",
    success: "Nachricht gesendet! Wir antworten innerhalb von 24h.",
    failure: "Sendefehler. Kontaktieren Sie uns über WhatsApp.",
    failureHelp: "Ihr Text steht noch im Formular. Sie können auch anrufen:",
    whatsapp: "WhatsApp öffnen",
    privacy: "Wir nutzen Ihre Angaben nur, um Ihnen zu antworten.",
    crash: "Das Formular ist stehen geblieben. Schreiben Sie uns direkt oder laden Sie die Seite neu.",
  },
  whatsapp: {
    title: "WhatsApp",
    text: "Für eine kurze Frage oder ein Foto von dem, was nicht klappt.",
    greeting: `Guten Tag ${site.brand}, ich schreibe Ihnen von Ihrer Website. Meine Frage: `,
    button: "Über WhatsApp schreiben",
  },
  booking: {
    title: `Strategiegespräch von ${site.booking.call.minutes} Minuten`,
    text: "Wählen Sie einen Termin. Wir rufen an, Sie fragen, wir halten die nächsten Schritte fest.",
    button: "Termin wählen",
    hours: `Montag bis Freitag, ${time(site.hours.opens)} – ${time(site.hours.closes)}, Pariser Zeit.`,
    show: "Kalender hier anzeigen",
    warning: `Ein Klick lädt ${hostOf(site.booking.call.url)}. Der Anbieter sieht dann Ihre IP-Adresse und kann Cookies setzen. Vorher wird nichts geladen.`,
    frameTitle: "Kalender: Termin für das Gespräch wählen",
    loading: `Der Kalender kommt von ${hostOf(site.booking.call.url)} …`,
    failed: `Der Kalender erscheint nicht: ${hostOf(site.booking.call.url)} antwortet nicht, oder Ihr Browser blockiert ihn. Der Link oben öffnet ihn in einem neuen Tab.`,
  },
  direct: { title: "Oder direkt", phone: "Telefon", email: "E-Mail" },
};
