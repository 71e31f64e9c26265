import { money, notice, openDays } from "#content/copy/de/formats.ts";
import type { home as contract } from "#content/copy/fr/home.ts";
import { bakeryReplySeconds } from "#content/facts/bakery-night.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import { site } from "#site.config.ts";
import { addMoney, multiplyMoney } from "#src/formats/money.ts";

const maintenance = multiplyMoney(prices.websites.maintenance, 12);
const firstYear = addMoney([prices.websites.onePage, prices.automation.first, maintenance]);

export const home: typeof contract = {
  seo: {
    title: `Webagentur für Handwerk, Läden und Praxen | ${site.brand}`,
    description:
      "Website erstellen lassen, Anfragen automatisch beantworten, gefunden werden: für kleine Betriebe in Deutschland und der Schweiz. Feste Preise, auf Deutsch.",
    keywords:
      "Webagentur, Website erstellen lassen, KI-Automatisierung, WhatsApp-Assistent, Corporate Design, Social-Media-Betreuung",
    h1: "Sie haben zu tun. Ihre Website antwortet.",
  },
  hero: {
    badges: {
      area: "Weltweit tätig, auf Deutsch betreut",
      commitment: `Ohne Mindestlaufzeit, ${notice.short}`,
      sla: `Hilfe in ${promises.sla.from}–${promises.sla.to} Std. (SLA)`,
    },
    headline: ["Sie haben zu tun.", "Ihre Website antwortet."],
    subtitle:
      "Wir bauen Ihre Website, lassen WhatsApp und E\u2011Mail für Sie antworten und zeigen Ihnen jeden Monat, was es gebracht hat. Für Handwerk, Läden und Praxen in Deutschland und der Schweiz: auf Deutsch, mit festem Preis vor dem Start.",
    audit: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
    contact: "Angebot anfordern",
    pricing: "Preise ansehen",
    stats: {
      automation: { value: "24/7", label: "Antwort für Ihre Kundschaft, auch sonntags um drei" },
      setup: {
        value: `${promises.setup.from}–${promises.setup.to} Tage`,
        label:
          "bis Landingpage, Firmenwebsite oder erste Automatisierung läuft, sobald Texte, Fotos und Zugänge da sind",
      },
      measurable: {
        value: `${promises.measurable} %`,
        label: "messbar: Sie sehen, welche Anfrage woher kam, soweit Ihre Besucher zustimmen",
      },
    },
  },
  night: {
    title: "Eine Nacht in der Bäckerei",
    who: {
      customer: "eine Kundin",
      assistant: "der Assistent",
      diary: "Ihr Kalender",
      owner: "Sie",
    },
    events: {
      asked: "Backen Sie auch Hochzeitstorten?",
      answered:
        "Guten Abend, hier antwortet der Assistent, ein Programm. Ja, auf Bestellung. Für wie viele Gäste, und wann?",
      told: "Sechzig, am Samstag, dem 14.",
      quoted:
        "Hier ist unsere Liste mit den Ab-Preisen. Passt Ihnen zum Probieren Donnerstag um 17 Uhr oder Freitag um 10 Uhr?",
      booked: "Probieren am Donnerstag um 17 Uhr, Torte für sechzig Gäste.",
      opened: "Sie schließen auf und lesen das ganze Gespräch nach.",
    },
    note: `Eine erfundene Bäckerei. Die erste Antwort kam nach ${bakeryReplySeconds} Sekunden. Der Assistent sagt nur, was Sie ihm beigebracht haben.`,
  },
  services: {
    title: "Fünf Leistungen aus einer Hand",
    lead: `Fangen Sie mit dem an, was Sie heute am meisten Zeit oder Kundschaft kostet. Wen bei Google niemand findet, der beginnt mit der Website; wer abends noch vierzig Nachrichten beantwortet, mit der Automatisierung; wer viele Besucher hat und wenige Anfragen, mit der Messung. Der Rest kann warten. Auf Deutsch betreut Sie ${people.nora.name} in Genf, vom ersten Gespräch bis zur letzten Rechnung.`,
    items: {
      websites:
        "Landingpage, Firmenwebsite oder Shop: schnell auf einem alten Handy und bei Google zu finden. Sie erzählen, wir schreiben.",
      automation:
        "WhatsApp, SMS und E\u2011Mails, die antworten, vorsortieren und Termine vereinbaren, während Sie arbeiten.",
      cro: "Conversion-Optimierung, kurz CRO: mehr Anfragen aus denselben Besuchern, ohne mehr für Werbung auszugeben.",
      design: "Logo, Farben und Vorlagen, an denen man Sie wiedererkennt, am Schild wie auf der Rechnung.",
      social: `Regelmäßige Beiträge und, in den Paketen, Antwort auf Kommentare in unter ${promises.social.commentHours} Stunden, ${openDays}. Ihre Abende gehören Ihnen.`,
    },
    all: "Alle Leistungen vergleichen",
  },
  pricing: {
    title: "Was es kostet, steht hier",
    lead: `Alle Preise ohne MwSt., für Unternehmen. Sie schreiben uns, wir sprechen kurz miteinander, und innerhalb von ${promises.quoteHours} Stunden nach dem Gespräch haben Sie ein Angebot mit Festpreis und Datum. Domain, Hosting, Nachrichten und Anzeigen laufen auf Ihren Namen, zum Preis des Anbieters und ohne Aufschlag von uns.`,
    custom: {
      caption: "Leistungen nach Maß",
      name: "Leistung",
    },
    addOns: {
      caption: "Extras auf Anfrage: Richtpreise, die Ihr Angebot bestätigt",
      name: "Extra",
    },
    quote: "Angebot anfordern",
  },
  clients: "Projekte zum Nachlesen",
  cases: {
    title: "Was Betriebe wie Ihrer davon haben",
    lead: "Drei Betriebe, ihre Aufgabe und das Ergebnis.",
    objective: "Aufgabe",
    solution: "Lösung",
    period: { months: (count) => `(gemessen über ${count} Monate)` },
    visit: "Website ansehen",
    all: "Alle Referenzen",
    disclaimer: "Erfundene Fallstudie",
    samples: "Die Fallstudien sind erfunden, um zu zeigen, wie wir arbeiten.",
  },
  questions: {
    title: "Was vor dem ersten Anruf gefragt wird",
    items: {
      total: {
        question: "Was kostet mich das im ersten Jahr, alles zusammen?",
        answer: `Eine Bäckerei mit Onepager, erster Automatisierung und Wartung zahlt im ersten Jahr ab ${money(firstYear)} und danach ${money(maintenance)} pro Jahr, ohne MwSt. Dazu kommen Domain, Hosting und Nachrichtengebühren, direkt an den Anbieter. Die Rechnung steht Zeile für Zeile auf der Seite „Preise“; den Festpreis nennt Ihr Angebot.`,
      },
      writing: {
        question: "Wer schreibt die Texte?",
        answer: `Wir. Sie erzählen am Telefon, was Sie machen und für wen, wir schreiben es auf, Sie korrigieren. Bei einer Firmenwebsite sind die Texte für bis zu ${websiteTypes.showcase.pages} Seiten im Preis enthalten. Sie brauchen keinen Werbetexter und keinen freien Sonntag, nur etwas Zeit zum Erzählen.`,
      },
      dislike: {
        question: "Und wenn mir das Ergebnis nicht gefällt?",
        answer:
          "Sie geben jeden Schritt frei, und ohne Ihr Ja geht nichts online. Was vom Angebot abweicht, berichtigen wir kostenlos. Ehrlich dazu: Begonnene Arbeiten wie eine Website, ein Logo oder die Einrichtung einer Automatisierung erstatten wir nicht. Deshalb zeigen wir früh, was entsteht, und nicht erst am Schluss.",
      },
      nonsense: {
        question: "Was, wenn der Assistent Unsinn redet?",
        answer: `Er antwortet nur aus dem, was Sie ihm beigebracht haben, nennt Preise aus Ihrer Liste, immer mit „ab“, und sagt von sich aus, dass er ein Programm ist. Ist er unsicher, übergibt er an Sie. In den ${promises.trialDays} kostenlosen Testtagen geben Sie jede Antwort frei, bevor sie hinausgeht.`,
      },
      computers: {
        question: "Ich verstehe nichts von Computern. Geht das trotzdem?",
        answer: `Ja. Sie brauchen ein Telefon und etwas Zeit zum Erzählen. Zugänge und Konten richten wir gemeinsam ein, auf Ihren Namen, und bei jeder Website zeigen wir Ihnen ${handoverMinutes} Minuten lang per Video, wie Sie Öffnungszeiten oder einen Preis ändern. Wer das nicht möchte, nimmt die Wartung und schickt uns eine Nachricht.`,
      },
      existing: {
        question: "Ich habe schon eine Website. Muss ich neu anfangen?",
        answer: `Nein. Automatisierung, Messung und Texte lassen sich auch an eine bestehende Website anschließen. Ob sich ein Neubau lohnt, sagen wir Ihnen im kostenlosen ${site.booking.audit.minutes}-Minuten-Check, auch wenn die Antwort „nein“ lautet. Sie bekommen drei Aufgaben schriftlich und lassen sie erledigen, von wem Sie möchten.`,
      },
      leaving: {
        question: "Wem gehört alles, und wie komme ich wieder weg?",
        answer: `Domain, Konten und Daten laufen vom ersten Tag an auf Ihren Namen. Mit vollständiger Bezahlung erhalten Sie die Quelldateien und das Recht, sie überall und zeitlich unbegrenzt zu nutzen. Abos haben keine Mindestlaufzeit; die Kündigungsfrist beträgt ${notice.accusative}. Eine Strafgebühr gibt es nicht.`,
      },
      countries: {
        question: "Arbeiten Sie für Betriebe in Deutschland und in der Schweiz?",
        answer: `Ja, für beide und auf Deutsch: ${people.nora.name} beantwortet Ihre Anfrage von Genf aus. Betriebe in Deutschland zahlen mit ihrer USt\u2011IdNr. keine französische Mehrwertsteuer (Reverse-Charge). Schweizer Betriebe ebenfalls nicht; sie bekommen das Angebot auf Wunsch in Franken und rechnen, wo sie anfällt, die Bezugsteuer selbst ab.`,
      },
    },
  },
  closing: {
    title: `In ${site.booking.audit.minutes} Minuten wissen Sie, wo Sie anfangen`,
    text: "Der Check ist kostenlos. Wir sehen uns Ihre Website und Ihre Nachrichten gemeinsam an; danach haben Sie drei Aufgaben schriftlich, der Reihe nach, und entscheiden selbst, wer sie erledigt.",
    audit: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
    contact: "Angebot anfordern",
  },
};
