import { percent } from "#content/copy/de/formats.ts";
import type { cro as contract } from "#content/copy/fr/cro.ts";
import { conversion } from "#content/facts/conversion.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const cro: typeof contract = {
  seo: {
    title: `CRO und Tracking: messen und gewinnen | ${site.brand}`,
    description:
      "GA4, Meta-Pixel, LinkedIn-Tag, Tag Manager, Looker-Dashboard, Heatmaps und A/B-Tests: sehen, was zum Anruf führt, und mehr davon bekommen.",
    keywords:
      "CRO, Conversion-Optimierung, GA4-Tracking, Meta-Pixel, Looker Studio, A/B-Test, Heatmap, Funnel-Analyse",
    h1: "Mehr Kunden aus den Besuchern, die Sie schon haben",
  },
  kicker: "Konversion und Messung",
  badges: {
    notice: `${promises.legal.noticeMonths} Monat Kündigungsfrist`,
    measuring: "Messung inklusive",
    quote: `Angebot in ${promises.quoteHours} Std.`,
  },
  subtitle:
    "Wir messen, was zum Anruf, zur Nachricht, zum Kauf führt. Dann ändern wir eine Sache nach der anderen, und Sie sehen die Wirkung Woche für Woche.",
  quote: "Angebot anfordern",
  audit: `Gratis-Audit buchen (${site.booking.audit.minutes} Min.)`,
  dashboard: {
    title: "Ihr Dashboard am Montagmorgen",
    lead: "Drei Zahlen und eine Kurve. Alles Weitere ist einen Klick entfernt, in Looker Studio.",
    metrics: {
      rate: "Conversion-Rate",
      requests: "Anfragen pro Woche",
      cost: "Kosten pro Anfrage",
    },
    before: "vorher",
    chart: {
      title: "Besucher, die eine Anfrage senden, pro Woche",
      summary: `Kurve über ${conversion.weeks} Wochen: im Schnitt ${percent(conversion.before.rate)} der Besucher vor dem neuen Formular, ${percent(conversion.after.rate)} danach, ${percent(conversion.lastRate)} in der letzten Woche.`,
      change: "Neues Formular",
      week: "Woche",
    },
    table: {
      summary: "Zahlen zur Kurve lesen",
      caption: "Conversion-Rate pro Woche",
      week: "Woche",
      visits: "Besucher",
      requests: "Anfragen",
      rate: "Rate",
    },
    note: "Ein Beispiel mit erfundenen Zahlen.",
  },
  tools: {
    title: "Sechs Instrumente, sechs Fragen",
    lead: "Alles auf einmal eingerichtet. Nichts startet, bevor der Besucher zustimmt.",
    items: {
      analytics: {
        title: "Google Analytics 4",
        text: "Woher kommen Ihre Kunden, und was lesen sie, bevor sie schreiben?",
      },
      pixel: {
        title: "Meta-Pixel",
        text: "Welche Anzeige auf Instagram oder Facebook brachte eine Anfrage?",
      },
      linkedin: { title: "LinkedIn-Tag", text: "Welche Berufe und Firmen sehen sich Ihr Angebot an?" },
      tags: { title: "Tag Manager", text: "Wie misst man Neues, ohne die Website anzufassen?" },
      looker: { title: "Looker Studio", text: "Was ist in diesem Monat zu entscheiden?" },
      heatmaps: { title: "Heatmaps", text: "Wo wird geklickt, und wo hört man auf zu lesen?" },
    },
  },
  offer: {
    title: "CRO im Monatsabo",
    perMonth: "pro Monat, ohne MwSt.",
    text: `Ohne Mindestlaufzeit: ${promises.legal.noticeMonths} Monat Frist genügt. Die Messung ist enthalten.`,
    items: {
      audit: { title: "Funnel-Analyse", text: "Schritt für Schritt, wo Sie Leute verlieren." },
      heatmaps: { title: "Heatmaps", text: "Gelesen und erklärt, nicht bloß geliefert." },
      tests: { title: "A/B-Tests", text: "Eine Annahme, zwei Varianten, ein Sieger." },
      forms: { title: "Formulare", text: "Weniger Felder, Fehlermeldungen, die weiterhelfen." },
      checkout: { title: "Warenkorb und Kasse", text: "Kosten früh genannt, weniger Schritte." },
      report: { title: "Monatsbericht", text: "Eine Seite: getan, gewonnen, zu tun." },
    },
  },
  events: {
    title: "Acht Ereignisse, immer mitgezählt",
    lead: "Vom ersten Tag an eingerichtet, vor dem Start geprüft.",
    caption: "Automatisch gemessene Ereignisse",
    event: "Ereignis",
    tells: "Was es Ihnen sagt",
    items: {
      form_submit: {
        when: "Ein Formular wird gesendet",
        tells: "Wie viele Anfragen, und von welcher Seite.",
      },
      lead_scored: {
        when: "Eine Anfrage bekommt Punkte",
        tells: "Welche Kampagne gute Kunden bringt und nicht nur Klicks.",
      },
      call_click: {
        when: "Jemand tippt auf Ihre Nummer",
        tells: "Welche Seiten zum Anruf führen, und um welche Zeit.",
      },
      whatsapp_click: {
        when: "Ein Chat wird geöffnet",
        tells: "Wer lieber schreibt, und nach welcher Anzeige.",
      },
      booking_confirmed: {
        when: "Ein Termin wird gebucht",
        tells: "Was ein Termin kostet, Werbung eingerechnet.",
      },
      payment_success: {
        when: "Eine Zahlung geht durch",
        tells: "Was jeder Werbeeuro in die Kasse bringt.",
      },
      video_played: {
        when: "Ein Video startet",
        tells: "Ob Ihr Video verkauft oder nur schmückt.",
      },
      download_started: {
        when: "Ein Dokument wird geladen",
        tells: "Welcher Katalog zu einer Anfrage führt.",
      },
    },
  },
  proof: { case: "optimisation-landing-pages", metric: "requests" },
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
    title: "Woher kommen Ihre Kunden?",
    text: `Wir öffnen Ihre Statistik gemeinsam, ${site.booking.audit.minutes} Minuten lang. Danach wissen Sie, was fehlt und wo Sie anfangen.`,
  },
};
