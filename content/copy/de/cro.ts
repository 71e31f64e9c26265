import { money, notice, number, percent } from "#content/copy/de/formats.ts";
import type { cro as contract } from "#content/copy/fr/cro.ts";
import { conversion } from "#content/facts/conversion.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

/** Below this number of visits a month, the result of an A/B test is down to chance. */
const visitsForTests = number(promises.testVisits);

export const cro: typeof contract = {
  seo: {
    title: `Conversion-Optimierung (CRO) und Tracking | ${site.brand}`,
    description: `Mehr Anfragen aus denselben Besuchern: Wir messen, wo sie abspringen, und verbessern jeden Monat eine Stelle. ${money(prices.campaigns.cro)} pro Monat netto, ohne Mindestlaufzeit.`,
    keywords:
      "Conversion-Optimierung, CRO, Conversion-Rate, GA4-Tracking, Meta-Pixel, Looker Studio, A/B-Test, Heatmap",
    h1: "Mehr Kunden aus den Besuchern, die Sie schon haben",
  },
  kicker: "Conversion-Optimierung",
  badges: {
    notice: `Ohne Mindestlaufzeit, ${notice.short}`,
    measuring: "Messung inklusive, erst nach Einwilligung",
    quote: `Angebot ${promises.quoteHours} Std. nach dem Gespräch`,
  },
  subtitle: `Conversion-Optimierung, kurz CRO, heißt: Von hundert Besuchern fragen mehr an, ohne dass Sie mehr für Werbung ausgeben. Für ${money(prices.campaigns.cro)} pro Monat, ohne MwSt., messen wir, was zum Anruf, zur Nachricht oder zum Kauf führt, ändern jeden Monat eine Stelle und zeigen Ihnen die Wirkung.`,
  quote: "Angebot anfordern",
  audit: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
  dashboard: {
    title: "Ihr Dashboard am Montagmorgen",
    lead: "Drei Zahlen und eine Kurve. Alles Weitere ist einen Klick entfernt, in Looker Studio.",
    metrics: {
      rate: `Anfragequote (Conversion-Rate), Schnitt aus ${conversion.weeks - conversion.changedAfter} Wochen`,
      requests: "Anfragen pro Woche",
      cost: "Kosten pro Anfrage",
    },
    before: "vorher",
    chart: {
      title: "Besucher, die eine Anfrage senden, pro Woche",
      summary: `Kurve über ${conversion.weeks} Wochen: im Schnitt ${percent(conversion.before.rate)} der Besucher vor dem neuen Formular, ${percent(conversion.after.rate)} danach, ${percent(conversion.lastRate)} in der letzten Woche.`,
      change: "Neues Formular",
      week: "Woche",
    },
    table: {
      summary: "Zahlen zur Kurve lesen",
      caption: "Anfragequote pro Woche",
      week: "Woche",
      visits: "Besucher",
      requests: "Anfragen",
      rate: "Quote",
    },
    note: "Ein erfundener Betrieb mit erfundenen Zahlen, um das Dashboard zu zeigen.",
  },
  tools: {
    title: "Womit wir messen",
    lead: "Alles auf einmal eingerichtet, in Konten, die Ihnen gehören. Nichts startet, bevor der Besucher zugestimmt hat.",
    items: {
      analytics: {
        title: "Google Analytics 4",
        text: "Woher kommen Ihre Besucher, und was lesen sie, bevor sie schreiben?",
      },
      pixel: {
        title: "Meta-Pixel",
        text: "Welche Anzeige auf Instagram oder Facebook hat eine Anfrage gebracht?",
      },
      linkedin: { title: "LinkedIn-Tag", text: "Welche Berufe und Branchen sehen sich Ihr Angebot an?" },
      tags: { title: "Tag Manager", text: "Wie misst man etwas Neues, ohne die Website umzubauen?" },
      looker: { title: "Looker Studio", text: "Was ist in diesem Monat zu entscheiden?" },
      heatmaps: { title: "Heatmaps", text: "Wo wird getippt, und wo hört man auf zu lesen?" },
    },
  },
  offer: {
    title: "Was die Monatspauschale enthält",
    perMonth: "pro Monat, ohne MwSt.",
    text: `Die Messung und eine Verbesserung im Monat, ohne Mindestlaufzeit und mit ${notice.dative} Kündigungsfrist. Viele Betriebe wissen, was sie für Werbung ausgeben, aber nicht, welche Anzeige den Anruf gebracht hat; dann wird nach Gefühl gekürzt, und oft trifft es die falsche. Wir zählen zuerst, woher Anfragen kommen und wo Besucher aufgeben. Danach ändern wir eine einzige Sache, vergleichen vorher und nachher und behalten sie oder nehmen sie zurück. Das ist langsamer als ein Relaunch und billiger, und am Ende wissen Sie, warum es besser geworden ist.`,
    items: {
      audit: { title: "Weg zur Anfrage (Funnel)", text: "Schritt für Schritt, wo Sie Leute verlieren." },
      heatmaps: { title: "Heatmaps", text: "Wo getippt und gelesen wird: ausgewertet und erklärt." },
      tests: {
        title: "Tests",
        text: `Ab etwa ${visitsForTests} Besuchen im Monat treten zwei Fassungen gegeneinander an (A/B\u2011Test), darunter messen wir vorher und nachher.`,
      },
      forms: { title: "Formulare", text: "Weniger Felder und Fehlermeldungen, die weiterhelfen." },
      checkout: { title: "Warenkorb und Kasse", text: "Versandkosten früh genannt, weniger Schritte." },
      report: {
        title: "Monatsbericht",
        text: "Eine Seite: was wir getan haben, was es gebracht hat, was als Nächstes kommt.",
      },
    },
  },
  advertising: "Wenn Sie auch werben",
  events: {
    title: "Ereignisse, von Anfang an eingerichtet",
    lead: "Gezählt wird bei Besuchern, die zugestimmt haben. Wer ablehnt, fehlt in den Zahlen; das gehört dazu und steht im Bericht.",
    caption: "Automatisch gemessene Ereignisse",
    event: "Ereignis",
    when: "Wann",
    tells: "Was es Ihnen sagt",
    items: {
      form_submit: {
        when: "Ein Formular wird gesendet",
        tells: "Wie viele Anfragen kommen, und von welcher Seite.",
      },
      lead_scored: {
        when: "Eine Anfrage wird einsortiert",
        tells: "Ob eine Kampagne passende Anfragen bringt und nicht nur Klicks.",
      },
      call_click: {
        when: "Jemand tippt auf Ihre Nummer",
        tells: "Welche Seiten zum Anruf führen. Ein Antippen ist noch kein Anruf.",
      },
      whatsapp_click: {
        when: "Ein WhatsApp-Chat wird geöffnet",
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
    title: "Fragen zum Messen und Verbessern",
    items: {
      few: {
        question: "Lohnt sich das, wenn wenige Leute auf meine Website kommen?",
        answer:
          "Bei sehr wenigen Besuchern meist nicht, und dann sagen wir es. Zuerst braucht es Sichtbarkeit, zum Beispiel ein gepflegtes Google-Unternehmensprofil. Sobald jede Woche Leute kommen, ohne anzufragen, wird die Verbesserung interessant. Im kostenlosen Check sehen wir nach, wo Sie stehen.",
      },
      tests: {
        question: "Machen Sie auch A/B\u2011Tests?",
        answer: `Ab etwa ${visitsForTests} Besuchen im Monat. Dann sieht die eine Hälfte der Besucher die alte Fassung und die andere die neue. Bei weniger Besuchen entscheidet der Zufall, und ein Test würde Ihnen etwas vormachen. Darunter ändern wir eine Sache im Monat und vergleichen die Wochen davor mit denen danach.`,
      },
      banner: {
        question: "Brauche ich dafür ein Cookie-Banner?",
        answer:
          "Für Google Analytics, Pixel und Heatmaps ja: In Deutschland verlangt § 25 TDDDG die Einwilligung. Wir richten den Hinweis so ein, dass Ablehnen so leicht ist wie Zustimmen und die Website ohne Zustimmung genauso läuft. In der Schweiz ist das DSG zu beachten; wer auch Besucher aus der EU hat, fragt am besten alle.",
      },
      when: {
        question: "Wann sehe ich, ob es wirkt?",
        answer: `Nach dem ersten Monat wissen Sie, wo Besucher aufgeben, und die erste Änderung ist online. Nach dem zweiten zeigt der Bericht, ob sie etwas gebracht hat. Tut sich nichts, sehen Sie es gleichzeitig mit uns und können aufhören: Die Kündigungsfrist beträgt ${notice.accusative}, die Messung bleibt eingerichtet.`,
      },
    },
  },
  closing: {
    title: "Woher kommen Ihre Kunden?",
    text: `Wir öffnen Ihre Statistik gemeinsam, ${site.booking.audit.minutes} Minuten lang und kostenlos. Danach haben Sie drei Aufgaben schriftlich, auch wenn es noch gar keine Statistik gibt.`,
  },
};
