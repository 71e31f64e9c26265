import { money, notice } from "#content/copy/de/formats.ts";
import type { automation as contract } from "#content/copy/fr/automation.ts";
import { automationExample } from "#content/facts/automation-example.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const automation: typeof contract = {
  seo: {
    title: `WhatsApp-Assistent & KI-Automatisierung | ${site.brand}`,
    description: `Ein Assistent, der in unter ${promises.responseSeconds} Sekunden antwortet, Anfragen sortiert und Termine bucht: WhatsApp, SMS, E-Mail. ${promises.trialDays} Tage kostenlos testen, Vertrag nach DSGVO.`,
    keywords:
      "KI-Automatisierung, WhatsApp-Assistent, WhatsApp-Chatbot, SMS-Erinnerung, automatische Terminbuchung, Voicebot, DSGVO",
    h1: `${automationExample.arrives} Uhr. Die Antwort ist schon da.`,
  },
  kicker: "KI-Automatisierung",
  badges: {
    commitment: `Ohne Mindestlaufzeit, ${notice.short}`,
    quote: "Datenschutzvertrag (DSGVO) liegt dem Angebot bei",
  },
  subtitle: `Ein Assistent antwortet auf WhatsApp, per SMS, per E\u2011Mail und auf Ihrer Website. Er fragt nach, was Sie wissen müssen, sortiert Dringendes nach oben und trägt Termine in Ihren Kalender ein. Das letzte Wort haben immer Sie. Die erste Automatisierung gibt es ab ${money(prices.automation.first)}, einmalig.`,
  trial: `${promises.trialDays} Tage kostenlos testen`,
  audit: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
  talk: {
    title: "Ein Dienstagabend im Dachdeckerbetrieb",
    who: {
      customer: "ein Kunde",
      assistant: "der Assistent",
      diary: "in Ihrem Kalender",
    },
    lines: {
      asked: "Foto anbei. Es regnet ins Schlafzimmer. Kommen Sie auch nach Fürth?",
      answered:
        "Guten Abend, hier antwortet der Assistent, ein Programm. Fürth, ja. Bis wann, und mit welchem Budget?",
      told: "Diesen Monat. Die Versicherung zahlt die Ziegel.",
      offered: "Unser Bauleiter kann am Donnerstag um 10:30 Uhr oder am Freitag um 8 Uhr vorbeikommen.",
      chosen: "Donnerstag.",
      booked: (score) =>
        `Besuch am Donnerstag um 10:30 Uhr, mit Foto und Adresse. ${score} Punkte: Der Bauleiter weiß Bescheid.`,
    },
    note: "Ein erfundener Betrieb. Der Assistent sagt nur, was Sie ihm beigebracht haben.",
  },
  figures: {
    title: "Woran wir uns messen lassen",
    note: "Das sind Ziele, keine Zusagen: Jeder Assistent wird darauf eingestellt und jeden Monat daran gemessen.",
    items: {
      response: { value: `< ${promises.responseSeconds} s`, label: "bis zur ersten Antwort" },
      appointments: {
        value: `${promises.appointmentRate.from}–${promises.appointmentRate.to} %`,
        label: "der Gespräche sollen mit einem Termin enden",
      },
      always: { value: "24/7", label: "auch an Sonn- und Feiertagen" },
      setup: {
        value: `${promises.setup.from}–${promises.setup.to} Tage`,
        label: "bis zum Start, sobald Texte und Zugänge da sind",
      },
    },
  },
  flow: {
    title: "Von der Nachricht zum Termin",
    lead: "Eine Abwesenheitsnotiz sagt nur, dass niemand da ist. Der Assistent bringt die Sache voran: Er fragt nach Bedarf, Datum und Ort, lässt sich ein Foto schicken und bietet einen freien Termin an, solange die Person noch am Handy sitzt. Am Morgen finden Sie keine vierzig Nachrichten, sondern Termine und die paar Fragen, die nur Sie beantworten können. Was er fragt, legen wir vor dem Start gemeinsam fest.",
    caption: "Ein erfundener Ablauf, um das Prinzip zu zeigen.",
    steps: {
      message: { title: "Anfrage kommt an", detail: "WhatsApp, SMS, E\u2011Mail oder Chat" },
      answer: {
        title: `Antwort in unter ${promises.responseSeconds} s`,
        detail: "in der Sprache der Person",
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
        title: "Noch einmal nachgefragt",
        detail: `per E\u2011Mail, nach ${automationExample.followUpDays.first} und nach ${automationExample.followUpDays.second} Tagen`,
      },
      rescored: { title: "Antwort? Neu bewertet", detail: "sonst wird der Vorgang geschlossen" },
      handed: {
        condition: "Heikler Fall",
        title: "Ein Mensch übernimmt",
        detail: "mit Zusammenfassung des Gesprächs",
      },
      called: { title: "Sie rufen zurück", detail: `Aufgabe für ${automationExample.handover} Uhr` },
    },
  },
  features: {
    title: "Was er Ihnen abnimmt",
    chat: {
      title: "Chat in mehreren Sprachen",
      text: "Ihre Kundschaft schreibt und bekommt Antwort in ihrer Sprache. Sie lesen alles auf Deutsch.",
      sample: "Eine Antwort in vier Sprachen",
    },
    workflows: {
      title: "Nachrichten zur richtigen Zeit",
      text: "Bestätigung, Erinnerung und Dank gehen per WhatsApp, SMS oder E\u2011Mail hinaus, auf dem Kanal, den die Person gewählt hat. Sobald sie antwortet, hört die Reihe auf.",
      sample: "Rund um einen Termin",
      rows: {
        confirmation: { lead: "sofort", text: "WhatsApp: die Bestätigung" },
        reminder: {
          lead: `${automationExample.reminderHours} Std. vorher`,
          text: "SMS: die Erinnerung, mit Wegbeschreibung",
        },
        thanks: {
          lead: `${automationExample.thanksDays} Tage danach`,
          text: "E\u2011Mail: Dank, Rechnung, nächster Schritt",
        },
      },
    },
    scoring: {
      title: "Dringendes zuerst",
      text: `Jede Anfrage bekommt bis zu ${automationExample.score.most} Punkte, nach Regeln, die Sie festlegen. Ab ${automationExample.score.threshold} geht sie sofort an die richtige Person; der Rest wartet, bis Sie Zeit haben.`,
      sample: "Eine Anfrage für ein Dach",
      rows: {
        need: "Klarer Bedarf, Foto dabei",
        date: "Arbeiten noch in diesem Monat",
        budget: "Budget genannt",
        area: "In Ihrem Einzugsgebiet",
      },
      total: "geht an die Bauleitung",
    },
    booking: {
      title: "Termine ohne Hin und Her",
      text: "Der Assistent sieht in Ihrem Kalender, was frei ist, bietet zwei Zeiten an und trägt die gewählte ein.",
      sample: "Was er von Ihrem Kalender sieht",
      rows: {
        taken: "Dienstag: belegt",
        chosen: "Donnerstag: gewählt und eingetragen",
        free: "Freitag: angeboten, noch frei",
      },
    },
  },
  playbooks: {
    title: "Drei Berufe, drei Momente",
    lead: "Erfundene Beispiele, auf die Minute genau. Ihre eigenen schreiben wir mit Ihnen.",
    trigger: "Was passiert",
    action: "Was der Assistent tut",
    result: "Was dabei herauskommt",
    items: {
      restaurant: {
        title: "Restaurant",
        trigger: "Mitten im Abendgeschäft klingelt das Telefon, und niemand hebt ab.",
        action: "Er schickt eine SMS mit zwei freien Tischen; eine Ziffer genügt als Antwort.",
        result: "Ein Tisch für sechs am Samstag ist reserviert, ein Kinderstuhl notiert.",
      },
      practice: {
        title: "Arztpraxis",
        trigger: "Eine Patientin sagt ihren Termin am Vormittag ab.",
        action: "Wer auf der Warteliste steht, bekommt die freie Uhrzeit per SMS, ohne ein Wort zum Anlass.",
        result: "Der Termin ist wieder vergeben, und am Empfang hat kein Telefon geklingelt.",
      },
      roofer: {
        title: "Dachdecker",
        trigger: "Ein Foto von einem Leck kommt auf WhatsApp, und Sie stehen auf dem Dach.",
        action: "Der Assistent fragt nach Adresse, Fläche und Dringlichkeit.",
        result: "Die Besichtigung ist am Donnerstag, Foto und Adresse stehen im Kalender.",
      },
    },
  },
  options: {
    title: "Der Anfang und vier Extras",
    lead: "Den Anfang macht eine Aufgabe auf einem Kanal, einmalig bezahlt. Die Extras laufen monatlich, und keines ist Pflicht. Wer lieber nach Erfolg zahlt, vereinbart im Angebot einen Betrag je wahrgenommenem Termin und zahlt sonst nichts. Alle Preise ohne MwSt., für Unternehmen.",
    caption: "Extras zum Assistenten",
  },
  proof: { case: "pipeline-crm-automatise", metric: "signed" },
  questions: {
    title: "Was Betriebe vor dem Test fragen",
    items: {
      trial: {
        question: "Wie laufen die Testtage ab?",
        answer: `Wir verbinden einen Kanal, zum Beispiel Ihre WhatsApp-Nummer, und gehen mit Ihnen die Fragen der letzten Wochen durch. Dann schlägt der Assistent zu jeder echten Nachricht eine Antwort vor, und hinaus geht sie erst, wenn Sie sie freigeben. Nach ${promises.trialDays} Tagen endet der Test von selbst; eine Karte brauchen Sie nicht.`,
      },
      wrong: {
        question: "Was, wenn er etwas Falsches sagt?",
        answer:
          "Er antwortet nur aus Ihren Angaben und erfindet keinen Preis: Er nennt die Ihrer Liste, immer mit „ab“. Ist er unsicher, sagt er das und übergibt an Sie, mit dem ganzen Gespräch. Was er gesagt hat, lesen Sie jederzeit nach; stimmt etwas nicht, ändern wir, was er gelernt hat.",
      },
      privacy: {
        question: "Und der Datenschutz?",
        answer:
          "Die Gespräche bleiben bei den Anbietern, die wir mit Ihnen vereinbaren. Mit dem Angebot bekommen Sie den Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO, in der Schweiz Art. 9 DSG), in dem jeder von ihnen steht. Gesundheitsangaben fragt der Assistent nicht ab; auch in einer Praxis regelt er nur Uhrzeiten.",
      },
      program: {
        question: "Merkt meine Kundschaft, dass da kein Mensch schreibt?",
        answer:
          "Ja, und das soll sie. Der Assistent stellt sich als Programm vor, wie es die KI-Verordnung der EU seit August 2026 verlangt, und sagt, wie man einen Menschen erreicht. Spätabends ist die klare Auskunft eines Programms mehr wert als die Antwort eines Menschen am nächsten Mittag.",
      },
      number: {
        question: "Kann ich meine WhatsApp-Nummer behalten?",
        answer:
          "In der Regel ja. Die WhatsApp Business App und die Schnittstelle für Assistenten können dieselbe Nummer benutzen: Sie schreiben weiter auf dem Handy, der Assistent antwortet nebenher. Einzelne Funktionen der App, etwa Broadcast-Listen, fallen dabei weg. Ob es bei Ihrer Nummer geht, prüfen wir vor dem Test.",
      },
      monthly: {
        question: "Was kostet das im Monat?",
        answer: `Die erste Automatisierung zahlen Sie einmal. Danach fallen nur die Nachrichtengebühren von WhatsApp oder SMS an, direkt beim Anbieter und ohne Aufschlag, und die Extras, die Sie dazubuchen: von ${money(prices.automation.extraLanguage)} für eine weitere Sprache bis ${money(prices.automation.knowledgeBase)} für die Wissensbasis, jeweils pro Monat.`,
      },
      result: {
        question: "Was heißt „auf Erfolgsbasis“?",
        answer:
          "Statt des festen Preises vereinbaren wir einen Betrag für jeden Termin, der stattgefunden hat. Kommt niemand, zahlen Sie nichts. Wie hoch der Betrag ist und wie gezählt wird, steht vorher im Angebot. Das passt zu Betrieben, bei denen ein Termin einen klaren Wert hat, etwa eine Besichtigung auf der Baustelle.",
      },
      leaving: {
        question: "Wie komme ich wieder davon weg?",
        answer: `Ein Wort genügt, und wir schalten den Assistenten ab; für die monatlichen Extras beträgt die Kündigungsfrist ${notice.accusative}. Ihre Nummer, Ihre Konten und die Gespräche bleiben bei Ihnen. Wer möchte, nimmt die gesammelten Fragen und Antworten mit: Sie sind auch ohne Assistenten eine gute Vorlage fürs Team.`,
      },
    },
  },
  closing: {
    title: `${promises.trialDays} Tage testen, mit Ihren echten Nachrichten`,
    text: `Wir schließen den Assistenten an einen Kanal an, und Sie geben jede Antwort frei. Nach ${promises.trialDays} Tagen lesen Sie alles nach und entscheiden. Der Test ist kostenlos, braucht keine Karte und endet von selbst.`,
  },
};
