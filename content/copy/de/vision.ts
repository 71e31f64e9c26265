import type { vision as contract } from "#content/copy/fr/vision.ts";
import { site } from "#site.config.ts";

export const vision: typeof contract = {
  seo: {
    title: `Vision: Feierabend für kleine Betriebe | ${site.brand}`,
    description:
      "Wohin wir wollen: Ein kleiner Betrieb antwortet so gut wie ein großer, ohne Nachtschicht. Unsere Werte, was sie uns kosten, und wie wir vorgehen.",
    keywords: "Vision Agentur, Werte, Methode, Audit, Strategie, kleine Betriebe",
    h1: "Kleinen Betrieben den Feierabend zurückgeben",
  },
  subtitle: "Diese dritte Schicht wollen wir abschaffen.",
  shifts: {
    morning: "Morgens backen.",
    afternoon: "Nachmittags bedienen.",
    evening: "Abends Nachrichten beantworten.",
  },
  statement: {
    title: "Unsere Vision",
    claim:
      "Wir wollen, dass eine Bäckerin, ein Schreiner oder eine Praxis mit drei Leuten so gut antwortet wie ein Konzern: sofort, in der Sprache der Kundschaft und ohne Nachtschicht.",
    text: "Ein Konzern hat fürs Antworten eine Abteilung, ein Betrieb mit fünf Leuten hat eine Chefin mit einem Handy. Die Technik, die das ausgleicht, ist inzwischen bezahlbar. Was fehlt, ist jemand, der sie einrichtet, in Ruhe erklärt und wieder weglässt, wo sie nichts bringt. Das ist unsere Arbeit, und gelungen ist sie, wenn bei Ihnen abends das Handy in der Schublade bleibt.",
  },
  values: {
    title: "Vier Werte und was sie uns kosten",
    lead: "Zu jedem Wert steht, was Sie davon haben und was wir dafür aufgeben: Einen Wert erkennt man an seinem Preis.",
    columns: { name: "Wert", gain: "Was Sie davon haben", cost: "Was es uns kostet" },
    items: {
      clarity: {
        gain: "Sie kennen den Preis, bevor Sie uns anrufen.",
        cost: "Unsere Konkurrenz kennt ihn auch.",
      },
      proof: {
        gain: "Sie sehen das Ergebnis, Monat für Monat.",
        cost: "Wir beenden, was nicht wirkt, auch wenn die Idee von uns war.",
      },
      independence: {
        gain: "Sie können gehen und verlieren nichts.",
        cost: "Unsere Abos enden, wann Sie es wollen.",
      },
      restraint: {
        gain: "Eine Website, die schnell da ist und selten ausfällt.",
        cost: "Ein paar Posten weniger auf der Rechnung.",
      },
    },
  },
  method: {
    title: "Von einer Frage zur nächsten",
    steps: {
      audit: {
        name: "Audit",
        question: "Wohin gehen Ihre Stunden und Ihre Kunden?",
        text: "Wir lesen mit Ihnen Ihre Nachrichten, zählen nach und sprechen mit drei Stammkunden, die Sie uns nennen und die einverstanden sind.",
      },
      strategy: {
        name: "Strategie",
        question: "Was bringt am schnellsten etwas?",
        text: "Eine Seite: drei Maßnahmen, der Reihe nach, jede mit ihrem Preis.",
      },
      implementation: {
        name: "Umsetzung",
        question: "Wer macht was, und bis wann?",
        text: "Wir bauen. Jede Woche probieren Sie das Ergebnis auf Ihrem Telefon aus.",
      },
      optimisation: {
        name: "Optimierung",
        question: "Was behalten wir?",
        text: "Wir ändern eines nach dem anderen und behalten, was messbar wirkt.",
      },
    },
  },
  team: {
    title: "Wer dafür einsteht",
    subtitle: "Vier Menschen, die Sie beim Namen nennen können, in vier Städten.",
    more: "Mehr über uns",
    contact: "Angebot anfordern",
  },
};
