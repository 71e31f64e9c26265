import type { about as contract } from "#content/copy/fr/about.ts";
import { methodDays } from "#content/facts/methods.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const about: typeof contract = {
  seo: {
    title: `Manifest: eine Agentur, die sich messen lässt | ${site.brand}`,
    description:
      "Woran wir uns halten, wer in Paris, Pristina, Montreal und Genf arbeitet und wie lange jeder Schritt dauert, von der Diagnose bis zum Start der Website.",
    keywords: "Manifest Agentur, internationales Team, Arbeitsweise, Werte, kostenloses Audit",
    h1: "Eine Agentur, die sich messen lässt",
  },
  subtitle:
    "Sie vertrauen Ihr Schaufenster und Ihren Kalender Leuten an, die Sie nie gesehen haben. Hier steht, worauf Sie uns festnageln dürfen.",
  manifesto: {
    title: "Sechs Sätze und was sie für Sie bedeuten",
    points: {
      time: {
        claim: "Ihre Zeit ist mehr wert als unser Design.",
        proof:
          "Eine schöne Seite, auf die niemand anruft, nützt nichts. Wir fangen dort an, wo Sie Stunden verlieren.",
      },
      price: {
        claim: "Einen Preis liest man vor dem Gespräch, nicht danach.",
        proof: "Unsere Preise stehen auf der Website. Das Angebot nennt dieselben Posten und ein Datum.",
      },
      figures: {
        claim: "Eine Zahl ist mehr als ein Versprechen.",
        proof:
          "Wir halten fest, wo Sie anfangen und wo Sie ankommen. Tut sich nichts, sehen Sie es gleichzeitig mit uns.",
      },
      ownership: {
        claim: "Was Sie bezahlen, läuft auf Ihren Namen.",
        proof: "Domain, Konten und Daten: vom ersten Tag an, nicht erst am Ende des Vertrags.",
      },
      people: {
        claim: "Die KI antwortet, ein Mensch entscheidet.",
        proof:
          "Der Assistent sagt, dass er einer ist. Übersteigt eine Frage sein Wissen, übergibt er an Sie oder an uns.",
      },
      leaving: {
        claim: "Gehen muss einfach sein.",
        proof: `Bei Abonnements ${promises.legal.noticeMonths} Monat Kündigungsfrist, vollständiger Export, keine Strafgebühr.`,
      },
    },
  },
  team: {
    title: "Vier Städte, ein Team",
    lead: "Wenn Paris schließt, ist es in Montreal Mittag: Ihr Projekt geht weiter.",
    localTime: "Ortszeit",
    timeZone: "Zeitzone",
    offsets: (winter, summer) => `UTC${winter}, im Sommer UTC${summer}`,
    specialties: "Schwerpunkte",
    places: {
      paris: { city: "Paris", specialties: "Websites, SEO, Projektleitung" },
      pristina: { city: "Pristina", specialties: "Entwicklung, KI-Automatisierung, Integrationen" },
      montreal: { city: "Montreal", specialties: "CRO, Tracking, Werbung" },
      geneva: { city: "Genf", specialties: "Design, Marke, Social Media" },
    },
  },
  method: {
    title: "Fünf Schritte, jeder mit seiner Dauer",
    lead: `Ein ganzes Projekt mit KI-Integration dauert ${methodDays.agency.from} bis ${methodDays.agency.to} Tage. Eine einzelne Seite oder eine erste Automatisierung geht schneller: ${promises.setup.from}–${promises.setup.to} Tage.`,
    scale: "Tage",
    ongoing: "laufend",
    steps: {
      diagnostic: {
        name: "Diagnose",
        text: "Wir lesen Ihre Website, Ihre Nachrichten und Ihre Zahlen und sagen, wo man anfängt.",
      },
      design: {
        name: "Konzept und Design",
        text: "Texte, Entwürfe, der Weg der Kundschaft. Sie geben frei, bevor wir bauen.",
      },
      integration: {
        name: "KI-Integration",
        text: "Wir verbinden Kalender, CRM und WhatsApp und testen mit Fragen aus Ihrem Alltag.",
      },
      launch: {
        name: "Start",
        text: "Letzte Kontrollen, Messung eingerichtet, Übergabe mit Ihnen. Dann wird eröffnet.",
      },
      optimisation: {
        name: "Optimierung",
        text: "Jeden Monat: eine Zahl, ein Test, eine Entscheidung.",
      },
    },
  },
  values: {
    title: "Was uns wichtig ist",
    items: {
      clarity: {
        name: "Klarheit",
        text: "Ein Preis, ein Datum, Wörter, die Sie selbst benutzen. Was Sie zweimal lesen müssen, schreiben wir neu.",
      },
      proof: {
        name: "Nachweis",
        text: "Vorher messen, nachher messen. Alles andere ist Meinung, auch unsere.",
      },
      independence: {
        name: "Unabhängigkeit",
        text: "Wir zeigen Ihnen, wie Sie alles Einfache ohne uns erledigen.",
      },
      restraint: {
        name: "Sparsamkeit",
        text: "Weniger Seiten, weniger Werkzeuge, weniger Skripte. Was nicht da ist, geht nicht kaputt.",
      },
    },
  },
  closing: {
    title: `Prüfen Sie das in ${site.booking.audit.minutes} Minuten`,
    text: "Sie fragen, wir sehen uns Ihre Website gemeinsam an. Das Audit ist gratis und verpflichtet Sie zu nichts.",
    audit: `Audit von ${site.booking.audit.minutes} Minuten buchen`,
  },
};
