import { hours, openDays } from "#content/copy/de/formats.ts";
import type { contact as contract } from "#content/copy/fr/contact.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { site } from "#site.config.ts";
import { hostOf } from "#src/formats/addresses.ts";

export const contact: typeof contract = {
  seo: {
    title: `Kontakt: Angebot, Rückruf oder WhatsApp | ${site.brand}`,
    description: `Schreiben, anrufen oder Termin wählen: ${people.nora.name} antwortet auf Deutsch, an Arbeitstagen innerhalb von ${promises.answerHours} Stunden. Check und Strategiegespräch kostenlos.`,
    keywords:
      "Kontakt Webagentur, Angebot Website, Angebot KI-Automatisierung, Strategiegespräch, Website-Check, WhatsApp",
    h1: "Sagen Sie uns, was Sie zu viel Zeit kostet",
  },
  subtitle: `Schreiben Sie, wie Sie reden. An Arbeitstagen antworten wir innerhalb von ${promises.answerHours} Stunden. Dann sprechen wir kurz miteinander, und ${promises.quoteHours} Stunden später haben Sie ein Angebot mit Preis und Datum. Das alles ist kostenlos und auf Deutsch.`,
  people: {
    title: "Wer Ihnen antwortet",
    answers: (name) => `${name} liest Ihre Nachricht und antwortet auf Deutsch.`,
  },
  promises: {
    trial: {
      title: `Ihre ${promises.trialDays} kostenlosen Testtage`,
      text: "Sie brauchen keine Karte, und der Test endet von selbst. Schreiben Sie kurz dazu, auf welchem Kanal die meisten Fragen kommen.",
    },
    audit: {
      title: `Ihr kostenloser ${site.booking.audit.minutes}-Minuten-Check`,
      text: "Wählen Sie gleich einen Termin, oder nennen Sie uns hier Ihre Website: Wir schlagen eine Uhrzeit vor. Am Ende haben Sie drei Aufgaben schriftlich, mit oder ohne uns.",
    },
    package: {
      title: (name) => `Ihre Wahl: ${name}`,
      text: "Inhalt und Preis sind die, die Sie eben gelesen haben; das Angebot bestätigt beides und nennt ein Datum. Schreiben Sie kurz, was Sie machen und bis wann Sie es brauchen.",
    },
    service: {
      title: (name) => `Es geht um: ${name}`,
      text: "Ein, zwei Sätze genügen: was Sie haben, was fehlt, bis wann.",
    },
  },
  conversations: { title: "Lieber sprechen? Beides ist kostenlos." },
  audit: {
    title: "Gratis-Check",
    text: "Für alle, die nicht wissen, wo sie anfangen sollen. Wir sehen uns Ihre Website und Ihre Nachrichten an; am Ende haben Sie drei Aufgaben schriftlich, mit oder ohne uns.",
    button: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
  },
  form: {
    title: "Schreiben Sie uns",
    labels: {
      name: "Ihr Name",
      email: "E\u2011Mail",
      company: "Betrieb",
      phone: "Telefon",
      projectType: "Worum geht es?",
      budget: "Budget",
      message: "Ihre Nachricht",
    },
    hints: {
      name: "Vor- und Nachname.",
      email: "Für Eingangsbestätigung und Antwort, sonst nichts.",
      company: "Der Name über der Tür genügt.",
      phone: "Mit Vorwahl, etwa +49. Nur wegen Ihrer Anfrage.",
      projectType: "Was Ihrem Vorhaben am nächsten kommt.",
      budget: "Unverbindlich. Die Preisliste liegt in der ersten Stufe.",
      message: "Was Sie machen, wo es hakt, bis wann. Zwischen 10 und 2.000 Zeichen.",
    },
    projectTypes: {
      website: "Firmenwebsite",
      ecommerce: "Onlineshop",
      webapp: "Webanwendung",
      branding: "Marke und Design",
      automation: "Automatisierung und KI",
      social: "Social Media",
      other: "Etwas anderes",
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
    privacy:
      "Wir nutzen Ihre Angaben, um Ihre Anfrage zu bearbeiten und ein Angebot vorzubereiten. Ein Programm ordnet unser Postfach nach Budget, Art und Vollständigkeit; gelesen und beantwortet wird jede Anfrage von einem Menschen. Alles Weitere:",
    crash: "Das Formular reagiert nicht mehr. Schreiben Sie uns direkt oder laden Sie die Seite neu.",
  },
  whatsapp: {
    title: "WhatsApp",
    greeting: `Guten Tag ${site.brand}, ich schreibe Ihnen von Ihrer Website. Meine Frage: `,
    button: "Schreiben Sie uns",
  },
  booking: {
    title: "Strategiegespräch",
    text: "Für alle, die ein Projekt haben. Am Ende stehen Umfang, Preisrahmen und ein Datum fest; danach kommt das Angebot.",
    button: "Termin wählen",
    hours: `${openDays}, ${hours(site.hours.opens, site.hours.closes)}`,
    show: "Kalender hier anzeigen",
    warning: `Ein Klick lädt ${hostOf(site.booking.call.url)}. Der Anbieter sieht dann Ihre IP-Adresse und kann Cookies setzen. Vorher wird nichts geladen.`,
    frameTitle: "Kalender: Termin für das Gespräch wählen",
    loading: `Der Kalender kommt von ${hostOf(site.booking.call.url)} …`,
    failed: `Der Kalender erscheint nicht: ${hostOf(site.booking.call.url)} antwortet nicht, oder Ihr Browser blockiert ihn. Der Link oben öffnet ihn in einem neuen Tab.`,
  },
  direct: { phone: "Telefon", email: "E\u2011Mail" },
};
