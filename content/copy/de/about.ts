import { notice } from "#content/copy/de/formats.ts";
import type { about as contract } from "#content/copy/fr/about.ts";
import { methodDays } from "#content/facts/methods.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { site } from "#site.config.ts";

export const about: typeof contract = {
  seo: {
    title: `Über uns: eine Agentur, die sich messen lässt | ${site.brand}`,
    description: `Wer bei ${site.brand} in Genf, Paris, Montreal und Pristina arbeitet, worauf Sie uns festnageln dürfen und wie lange jeder Schritt eines Projekts dauert.`,
    keywords: "Über uns, Webagentur Team, Manifest, Arbeitsweise, Werte, kostenloser Website-Check",
    h1: "Eine Agentur, die sich messen lässt",
  },
  subtitle:
    "Sie vertrauen Ihr Schaufenster und Ihren Kalender Leuten an, die Sie noch nie gesehen haben. Hier steht, worauf Sie uns festnageln dürfen.",
  manifesto: {
    title: "Unser Manifest: sechs Sätze und was sie für Sie bedeuten",
    points: {
      time: {
        claim: "Ihre Zeit ist mehr wert als unser Design.",
        proof:
          "Eine schöne Seite, auf die hin niemand anruft, nützt nichts. Wir fangen dort an, wo Sie Stunden verlieren.",
      },
      price: {
        claim: "Einen Preis liest man vor dem Gespräch, nicht danach.",
        proof: "Unsere Preise stehen auf der Website. Das Angebot nennt dieselben Posten, mit einem Datum.",
      },
      figures: {
        claim: "Eine Zahl ist mehr wert als ein Versprechen.",
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
          "Der Assistent sagt, dass er ein Programm ist. Ist er unsicher, übergibt er an Sie oder an uns.",
      },
      leaving: {
        claim: "Gehen muss einfach sein.",
        proof: `Abos haben keine Mindestlaufzeit, nur ${notice.accusative} Kündigungsfrist. Sie nehmen alle Daten mit, eine Strafgebühr gibt es nicht.`,
      },
    },
  },
  team: {
    title: "Vier Menschen an vier Orten",
    lead: `Wenn in Genf Feierabend ist, ist in Montreal Mittag. Für Sie ändert das nichts: Auf Deutsch ist ${people.nora.name} Ihre Ansprechperson, von der ersten Nachricht bis zur letzten Rechnung und zu Ihren Zeiten. Was am Ende auf Ihrem Handy erscheint, hat oft ${people.arta.name} in Pristina gebaut.`,
    localTime: "Ortszeit",
    timeZone: "Zeitzone",
    offsets: (winter, summer) => `UTC${winter}, im Sommer UTC${summer}`,
    specialties: "Schwerpunkte",
    places: {
      paris: { city: "Paris", specialties: "Websites, SEO, Projektleitung" },
      pristina: { city: "Pristina", specialties: "Entwicklung, KI-Automatisierung, Anbindungen" },
      montreal: { city: "Montreal", specialties: "CRO, Tracking, Werbung" },
      geneva: { city: "Genf", specialties: "Deutschland und Schweiz, Design, Marke, Social Media" },
    },
  },
  method: {
    title: "Fünf Schritte, und wie lange jeder dauert",
    lead: `Ein ganzes Projekt mit KI-Anbindung dauert ${methodDays.agency.from} bis ${methodDays.agency.to} Tage, weil vieles darin nacheinander geschieht: Erst lesen wir, was da ist, dann schreiben und zeichnen wir, dann verbinden wir Ihre Programme und probieren alles mit Fragen aus Ihrem Alltag aus. Eine Landingpage, ein Onepager, eine Firmenwebsite oder eine erste Automatisierung geht schneller: ${promises.setup.from} bis ${promises.setup.to} Tage, sobald Texte, Fotos und Zugänge da sind.`,
    scale: "Tage",
    ongoing: "laufend",
    steps: {
      diagnostic: {
        name: "Bestands\u00adaufnahme",
        text: "Wir lesen Ihre Website, Ihre Nachrichten und Ihre Zahlen und sagen, wo man anfängt.",
      },
      design: {
        name: "Konzept und Design",
        text: "Texte, Entwürfe und der Weg vom ersten Klick bis zur Anfrage. Sie geben frei, bevor wir bauen.",
      },
      integration: {
        name: "KI-Anbindung",
        text: "Wir verbinden Kalender, Kundenliste und WhatsApp und testen mit Fragen aus Ihrem Alltag.",
      },
      launch: {
        name: "Start",
        text: "Letzte Kontrollen, Messung eingerichtet, Übergabe mit Ihnen. Dann gehen wir online.",
      },
      optimisation: {
        name: "Optimierung",
        text: "Jeden Monat eine Zahl, eine Änderung, eine Entscheidung.",
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
    title: `Prüfen Sie das in ${site.booking.audit.minutes} Minuten`,
    text: "Sie fragen, wir sehen uns Ihre Website gemeinsam an. Der Check ist kostenlos und verpflichtet Sie zu nichts.",
    audit: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
  },
};
