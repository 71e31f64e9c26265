import { number } from "#content/copy/de/formats.ts";
import type { websites as contract } from "#content/copy/fr/websites.ts";
import { promises } from "#content/facts/promises.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import { site } from "#site.config.ts";

export const websites: typeof contract = {
  seo: {
    title: `Websites für Handwerk und kleine Betriebe | ${site.brand}`,
    description: `Firmenwebsite, Shop oder Buchung, Verkaufsseite: Startpreise, was enthalten ist, technisches SEO und Module. Online in ${promises.setup.from} bis ${promises.setup.to} Tagen.`,
    keywords: "Webseite Handwerker, Webseite KMU, Onlineshop, Online-Buchung, Landingpage, technisches SEO",
    h1: "Eine Website, die das Telefon klingeln lässt",
  },
  kicker: "Websites",
  badges: {
    setup: `Online in ${promises.setup.from} bis ${promises.setup.to} Tagen`,
    ownership: "Domain und Konten auf Ihren Namen",
    quote: `Angebot in ${promises.quoteHours} Std.`,
  },
  subtitle:
    "Firmenwebsite, Shop oder Verkaufsseite: schnell auf einem alten Handy, auffindbar bei Google. Die Texte schreiben wir mit Ihnen, Sie lesen gegen, dann geht es online.",
  quote: "Angebot anfordern",
  portfolio: "Gebaute Websites ansehen",
  types: {
    title: "Drei Websites, drei Startpreise",
    lead: "Ohne MwSt. Das Angebot legt den Endpreis fest, bevor wir anfangen.",
    labels: { audience: "Für", pages: "Seiten", days: "Online", goal: "Der Besucher" },
    items: {
      showcase: {
        title: "Firmenwebsite",
        text: "Sagen, wer Sie sind, was Sie machen, wo und zu welchem Preis.",
        audience: "Handwerk, Praxen, Läden",
        pages: `bis zu ${websiteTypes.showcase.pages}`,
        days: `in ${websiteTypes.showcase.days} Tagen`,
        goal: "ruft an oder schreibt",
      },
      shop: {
        title: "Shop oder Buchung",
        text: "Verkaufen, anzahlen lassen, den Kalender füllen. Auch am Sonntag.",
        audience: "Läden, Restaurants, Salons",
        pages: `bis zu ${websiteTypes.shop.pages}`,
        days: `in ${websiteTypes.shop.days} Tagen`,
        goal: "zahlt oder bucht",
      },
      landing: {
        title: "Verkaufsseite",
        text: "Eine Anzeige, ein Angebot, eine Seite. Sonst nichts zum Klicken.",
        audience: "Kampagnen bei Google und Meta",
        pages: `nur ${websiteTypes.landing.pages}`,
        days: `in ${websiteTypes.landing.days} Tagen`,
        goal: "hinterlässt die Nummer",
      },
    },
  },
  anatomy: {
    title: "Eine Seite, zwei Leser",
    lead: "Google liest den Aufbau, Ihre Kundschaft liest das Angebot. Dieselbe Seite muss beide überzeugen.",
    seo: {
      title: "Für Google: technisches SEO",
      items: {
        address: "Eine lesbare Adresse, Titel und Beschreibung eigens für jede Seite",
        headings: "Überschriften in Ordnung, die Google und ein Screenreader verstehen",
        weight: `Leichte Bilder: Eine Verkaufsseite erscheint in unter ${number(promises.landingSeconds)} s`,
        data: "Öffnungszeiten, Adresse und Leistungen als strukturierte Daten, Sitemap gemeldet",
      },
    },
    cro: {
      title: "Für Ihre Kundschaft: Conversion",
      items: {
        promise: "Was Sie machen und für wen, ohne zu scrollen",
        button: "Ein einziger Hauptbutton, in Reichweite des Daumens",
        proof: "Der Beweis neben dem Button: ein Preis, eine Arbeit, eine Bewertung",
        form: "Ein kurzes Formular, das sagt, was nach dem Absenden passiert",
      },
    },
  },
  speed: {
    value: `< ${number(promises.landingSeconds)} s`,
    title: `Eine Verkaufsseite erscheint in unter ${number(promises.landingSeconds)} Sekunden`,
    text: "Gemessen auf einem mittleren Handy mit gewöhnlichem 4G. Ist sie langsamer, bessern wir vor dem Start nach.",
  },
  included: {
    title: "In jeder Website enthalten",
    lead: "Ohne Sternchen.",
    items: {
      copy: "Texte lektoriert und gekürzt",
      photos: "Fotos zugeschnitten und verkleinert",
      devices: "Handy, Tablet, Computer",
      domain: "Domain und E-Mail verbunden",
      secure: "HTTPS-Zertifikat",
      legal: "Impressum und Datenschutz",
      consent: "Einwilligung vor jeder Messung",
      measurement: "Anrufe und Formulare gemessen",
      access: "Kontrast und Tastatur geprüft",
      listing: "Google-Unternehmensprofil verknüpft",
      redirects: "Alte Adressen weitergeleitet",
      handover: `Einweisung per Video, ${handoverMinutes} Min.`,
    },
    maintenance: "Wartung, falls gewünscht:",
  },
  modules: {
    title: "Sechs Module, wenn Sie sie brauchen",
    lead: `Für eine neue Website oder für Ihre bestehende. Der Preis steht im Angebot, innerhalb von ${promises.quoteHours} Std.`,
    worksWith: "Mit",
    items: {
      booking: { title: "Buchung", text: "Zeiten, Anzahlung, Erinnerung am Vortag." },
      payment: { title: "Bezahlung", text: "Karte, Anzahlung, Abholung im Laden." },
      quote: { title: "Online-Anfrage", text: "Vier Fragen und Fotos: Die Anfrage kommt vollständig an." },
      languages: {
        title: "Sprachen",
        text: "Übersetzte Texte, eine Adresse pro Sprache, Google weiß Bescheid.",
      },
      assistant: { title: "Assistent", text: "Beantwortet häufige Fragen, den Rest bekommen Sie." },
      articles: { title: "Ratgeber", text: "Sie schreiben, das Layout stimmt von selbst." },
    },
    languages: "Französisch, Englisch und Deutsch",
    articles: "einem einfachen Formular",
  },
  proof: { case: "renovart", metric: "quotes" },
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
    title: "Zeigen Sie uns Ihre jetzige Website",
    text: `Schicken Sie die Adresse, auch wenn sie Ihnen etwas peinlich ist. Was eine neue kostet und wann sie steht, wissen Sie innerhalb von ${promises.quoteHours} Std.`,
    audit: `Gratis-Audit buchen (${site.booking.audit.minutes} Min.)`,
  },
};
