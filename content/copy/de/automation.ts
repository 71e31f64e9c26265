import type { automation as contract } from "#content/copy/fr/automation.ts";
import { automationExample } from "#content/facts/automation-example.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const automation: typeof contract = {
  seo: {
    title: `KI-Automatisierung: WhatsApp, SMS, E-Mail | ${site.brand}`,
    description: `Ein Assistent, der in weniger als ${promises.responseSeconds} s antwortet, Anfragen sortiert und Termine bucht: WhatsApp, SMS, E-Mail. ${promises.trialDays} Tage zur Probe.`,
    keywords:
      "KI-Automatisierung, WhatsApp-Chatbot KMU, SMS-Erinnerung, Lead-Bewertung, automatische Terminbuchung, Voicebot",
    h1: `${automationExample.arrives} Uhr. Die Antwort ist schon beim Kunden.`,
  },
  kicker: "KI-Automatisierung",
  badges: {
    commitment: "Ohne Mindestlaufzeit",
    quote: `Angebot in ${promises.quoteHours} Std.`,
  },
  subtitle:
    "Ein Assistent antwortet auf WhatsApp, per SMS, per E-Mail und auf Ihrer Website. Er stellt die richtigen Fragen, bewertet die Anfrage und bucht den Termin. Das letzte Wort haben Sie.",
  trial: `${promises.trialDays} Tage testen`,
  audit: `Gratis-Audit buchen (${site.booking.audit.minutes} Min.)`,
  figures: {
    title: "Unsere Zielwerte",
    note: "Ziele: Jede Einrichtung wird darauf eingestellt und daran gemessen.",
    items: {
      response: { value: `< ${promises.responseSeconds} s`, label: "bis zur ersten Antwort" },
      appointments: {
        value: `${promises.appointmentRate.from}–${promises.appointmentRate.to} %`,
        label: "der Gespräche enden mit einem Termin",
      },
      always: { value: "24/7", label: "auch an Sonn- und Feiertagen" },
      setup: {
        value: `${promises.setup.from}–${promises.setup.to} Tage`,
        label: "vom Auftrag bis zum Start",
      },
    },
  },
  flow: {
    title: "Von der Nachricht zum Termin",
    lead: "Jede Anfrage nimmt dieselbe Linie. An der Weiche entscheidet die Punktzahl.",
    caption: "Ein Beispiel. Ihren Ablauf legen wir vor dem Start mit Ihnen fest.",
    steps: {
      message: { title: "Anfrage trifft ein", detail: "WhatsApp, SMS, E-Mail oder Chat" },
      answer: {
        title: `Antwort in unter ${promises.responseSeconds} s`,
        detail: "in der Sprache des Kunden",
      },
      score: { title: "Vier Fragen, eine Punktzahl", detail: "Bedarf, Datum, Budget, Ort" },
      booked: {
        condition: `Ab ${automationExample.score.threshold} Punkten`,
        title: "Termin gebucht",
        detail: "in Ihrem Kalender",
      },
      reminded: { title: "Erinnerung per SMS", detail: `${automationExample.reminderHours} Std. vorher` },
      followed: {
        condition: "Weniger Punkte",
        title: "Nachfrage per E-Mail",
        detail: `nach ${automationExample.followUpDays.first} und nach ${automationExample.followUpDays.second} Tagen`,
      },
      rescored: { title: "Antwort? Neue Punkte", detail: "sonst schließt der Vorgang" },
      handed: {
        condition: "Heikler Fall",
        title: "Ein Mensch übernimmt",
        detail: "mit Zusammenfassung des Chats",
      },
      called: { title: "Sie rufen zurück", detail: `Aufgabe für ${automationExample.handover} Uhr` },
    },
  },
  features: {
    title: "Was er Ihnen abnimmt",
    chat: {
      title: "Mehrsprachiger Chat",
      text: "Kunden schreiben in ihrer Sprache und bekommen Antwort in ihrer Sprache. Sie lesen alles in Ihrer.",
      sample: "Eine Antwort, vier Sprachen",
    },
    workflows: {
      title: "Abläufe mit WhatsApp, SMS, E-Mail",
      text: "Jede Nachricht geht zur richtigen Zeit raus, auf dem Kanal, den der Kunde gewählt hat. Sobald er antwortet, ist Schluss.",
      sample: "Rund um einen Termin",
      rows: {
        confirmation: { lead: "sofort", text: "WhatsApp: die Bestätigung" },
        reminder: {
          lead: `${automationExample.reminderHours} Std. vorher`,
          text: "SMS: die Erinnerung, mit Wegbeschreibung",
        },
        thanks: {
          lead: `${automationExample.thanksDays} Tage danach`,
          text: "E-Mail: Dank, Rechnung, nächster Schritt",
        },
      },
    },
    scoring: {
      title: "Anfragen bewerten und zuteilen",
      text: `Jede Anfrage bekommt bis zu ${automationExample.score.most} Punkte. Ab ${automationExample.score.threshold} geht sie sofort an die richtige Person.`,
      sample: "Eine Anfrage für ein Dach",
      rows: {
        need: "Klarer Bedarf, Foto dabei",
        date: "Arbeiten noch in diesem Monat",
        budget: "Budget genannt",
        area: "In Ihrem Einzugsgebiet",
      },
      total: "geht an den Bauleiter",
    },
    booking: {
      title: "Termine, die sich selbst buchen",
      text: "Der Assistent liest Ihren Kalender, bietet zwei freie Zeiten an und sperrt die gewählte.",
      sample: "Was er von Ihrem Kalender sieht",
      rows: {
        taken: "Dienstag: belegt",
        chosen: "Donnerstag: gewählt, also gesperrt",
        free: "Freitag: angeboten, noch frei",
      },
    },
  },
  playbooks: {
    title: "Drei Berufe, drei Momente",
    lead: "Beispiele, auf die Minute genau. Ihre eigenen schreiben wir mit Ihnen.",
    trigger: "Was passiert",
    action: "Was rausgeht",
    result: "Was bleibt",
    items: {
      restaurant: {
        title: "Restaurant",
        trigger: "Das Telefon klingelt mitten im Service. Niemand hebt ab.",
        action: "Eine SMS geht raus: zwei freie Tische, Antwort mit einer Ziffer.",
        result: "Ein Tisch für sechs am Samstag, eine Allergie ist notiert.",
      },
      practice: {
        title: "Arztpraxis",
        trigger: "Eine Patientin sagt ihren Termin am Vormittag ab.",
        action: "Die Warteliste bekommt eine SMS, ohne ein Wort zur Gesundheit.",
        result: "Der Termin ist wieder vergeben. Der Empfang hatte nichts zu tun.",
      },
      roofer: {
        title: "Dachdecker",
        trigger: "Ein Foto von einem Leck kommt auf WhatsApp. Sie stehen auf dem Dach.",
        action: "Der Assistent fragt nach Adresse, Fläche und Dringlichkeit.",
        result: "Besichtigung am Donnerstag. Foto und Adresse stehen im Kalender.",
      },
    },
  },
  options: {
    title: "Vier Extras, monatlich",
    lead: `Keines ist Pflicht. Sie buchen dazu oder bestellen ab, mit ${promises.legal.noticeMonths} Monat Frist.`,
    caption: "Extras zur Automatisierung",
  },
  proof: { case: "chatbot-service-client-ia", metric: "solved" },
  questions: {
    title: "Häufige Fragen",
    items: {
      rights: {
        question: "Wem gehört, was Sie für uns machen?",
        answer:
          "Ihnen. Nach vollständiger Bezahlung bekommen Sie die Quelldateien und das Recht, sie überall und ohne zeitliche Grenze zu nutzen.",
      },
      writing: {
        question: "Wer schreibt die Texte?",
        answer: "Sie erzählen, wir schreiben, Sie korrigieren.",
      },
    },
  },
  closing: {
    title: `${promises.trialDays} Tage testen, mit Ihren echten Nachrichten`,
    text: `Wir schließen den Assistenten an einen Kanal an. Nach ${promises.trialDays} Tagen lesen Sie die Gespräche nach und entscheiden.`,
  },
};
