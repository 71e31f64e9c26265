import { money, notice } from "#content/copy/de/formats.ts";
import type { pricing as contract } from "#content/copy/fr/pricing.ts";
import { legalLimits } from "#content/facts/legal-limits.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const pricing: typeof contract = {
  seo: {
    title: `Was kostet eine Website? Alle Preise | ${site.brand}`,
    description: `Preise ohne MwSt.: Landingpage ab ${money(prices.websites.landing)}, Onepager ab ${money(prices.websites.onePage)}, erste Automatisierung ab ${money(prices.automation.first)}, Social Media klein ab ${money(prices.social.small)} pro Monat. Mit Rechenbeispiel.`,
    keywords:
      "Was kostet eine Website, Preise Webagentur, Kosten Onlineshop, Kosten KI-Automatisierung, Preis Logo, Preise Social-Media-Betreuung",
    h1: "Unsere Preise, bevor Sie mit uns sprechen",
  },
  subtitle: `Alle Preise sind Richtpreise für Unternehmen, ohne MwSt. Ihren Festpreis nennt das Angebot; es kommt innerhalb von ${promises.quoteHours} Stunden nach unserem Gespräch, auf Wunsch in Franken.`,
  offers: {
    title: "Vier Leistungen und ihr Einstiegspreis",
    note: "Alle Preise sind unverbindlich und ohne MwSt. Verbindlich ist der Festpreis in Ihrem Angebot. Mit einer USt\u2011IdNr. aus Deutschland oder einem Sitz in der Schweiz zahlen Sie keine französische Mehrwertsteuer.",
    quote: "Angebot anfordern",
    items: {
      websites: {
        title: "Websites",
        second: "Wartung, wenn Sie möchten:",
        description: "Ihr Betrieb auf einer Seite: wer Sie sind, was Sie machen, wo und zu welchem Preis.",
        features: {
          first: "Sie erzählen, wir schreiben, Sie korrigieren",
          second: "Technisches SEO inbegriffen: Google kann jede Seite lesen",
          third: "Später ändern Sie Texte und Bilder selbst",
        },
      },
      automation: {
        title: "Automatisierung und KI",
        second: "Oder auf Erfolgsbasis: ein vereinbarter Betrag je wahrgenommenem Termin, sonst nichts",
        description:
          "Eine Aufgabe auf einem Kanal: Eine Nachricht kommt, die Antwort geht hinaus, der Termin steht.",
        features: {
          first: "WhatsApp, SMS, E\u2011Mail oder Chat auf der Website",
          second: `Vorher ${promises.trialDays} Tage kostenlos testen`,
          third: "Antwortet nur aus dem, was Sie ihm beibringen",
        },
      },
      design: {
        title: "Design",
        second: "Ganzer Auftritt mit dem Paket Express:",
        description: "Eine Karte, ein Flyer oder ein neu gezeichnetes Logo.",
        features: {
          first: "Dateien fertig für die Druckerei",
          second: "Quelldateien und Nutzungsrechte inbegriffen",
          third: "Sie geben frei, bevor gedruckt wird",
        },
      },
      social: {
        title: "Social-Media-Betreuung",
        second: "Mit Antworten auf Kommentare, Paket Starter:",
        description: "Ein Netzwerk, vier Beiträge im Monat, ohne Antworten auf Kommentare.",
        features: {
          first: "Ein Kalender, den Sie einmal im Monat freigeben",
          second: "Texte geschrieben, Bilder zugeschnitten",
          third: `Ohne Mindestlaufzeit, ${notice.short}`,
        },
      },
    },
  },
  book: {
    title: "Alles, Zeile für Zeile",
    more: (service) => `Die Leistung im Detail: ${service}`,
  },
  terms: {
    title: "Gut zu wissen, bevor Sie unterschreiben",
    items: {
      quote: {
        value: `${promises.quoteHours} Std.`,
        label: "nach unserem Gespräch haben Sie das Angebot mit Preis und Datum",
      },
      deposit: {
        value: `${promises.legal.depositPercent} %`,
        label: "Anzahlung können wir vor Beginn der Arbeit verlangen",
      },
      notice: {
        value: `${promises.legal.noticeMonths} Monat`,
        label: "Kündigungsfrist für jedes Abo, ohne Mindestlaufzeit",
      },
      trial: {
        value: `${promises.trialDays} Tage`,
        label: "testen Sie den Assistenten kostenlos; der Test endet von selbst",
      },
    },
  },
  total: {
    title: "Ein Rechenbeispiel: die Bäckerei",
    lead: "Die Inhaberin nimmt einen Onepager mit Sortiment und Öffnungszeiten, eine erste Automatisierung für Vorbestellungen auf WhatsApp und die Wartung, damit sich niemand um Updates kümmern muss. Warum „ab“? Weil bei der einen Bäckerei Texte und Fotos schon in einem Ordner liegen und wir bei der anderen mit einem Gespräch in der Backstube anfangen.",
    columns: { item: "Was sie nimmt", first: "Erstes Jahr", next: "Danach pro Jahr" },
    sum: "Summe ohne MwSt., ab",
    note: "Die Bäckerei ist erfunden, die Preise sind die dieser Seite. Dazu kommen Domain, Hosting und WhatsApp-Nachrichten: auf ihren Namen, zum Preis des Anbieters, ohne Aufschlag von uns.",
  },
  questions: {
    title: "Fragen zum Geld",
    items: {
      besides: {
        question: "Was kommt zu den Preisen noch hinzu?",
        answer:
          "Nur, was Dritte verlangen: Domain und Hosting bei einer Website, Nachrichtengebühren bei WhatsApp und SMS, das Anzeigenbudget bei Werbung. All das läuft auf Ihren Namen, zum Preis des Anbieters, und wir schlagen nichts auf. Was Sie davon brauchen, nennt Ihr Angebot.",
      },
      when: {
        question: "Wann muss ich zahlen?",
        answer: `Vor Beginn einmaliger Arbeiten können wir ${promises.legal.depositPercent} % verlangen, der Rest folgt mit der Rechnung. Steht darauf kein anderes Datum, ist sie ${legalLimits.paymentDays} Tage nach der Leistung fällig. Monatliche Leistungen berechnen wir Monat für Monat. Ohne angenommenes Angebot fangen wir nicht an.`,
      },
      refund: {
        question: "Bekomme ich mein Geld zurück, wenn es nicht passt?",
        answer: `Was vom Angebot abweicht, berichtigen wir kostenlos. Website, Design, Einrichtung, Beratung und Entwicklung erstatten wir nicht mehr, sobald die Arbeit begonnen hat; deshalb geben Sie jeden Schritt frei. Betriebe mit bis zu ${legalLimits.withdrawalStaff} Personen, mit denen wir bei ihnen vor Ort abschließen, können binnen ${legalLimits.withdrawalDays} Tagen widerrufen; die Einzelheiten stehen auf der Seite „Erstattung“.`,
      },
      vat: {
        question: "Muss ich französische Mehrwertsteuer zahlen?",
        answer:
          "Als Unternehmen mit USt\u2011IdNr. in Deutschland nein: Sie melden die Umsatzsteuer selbst an und ziehen sie in der Regel gleich wieder ab (Reverse-Charge, § 13b UStG). Schweizer Betriebe bekommen ebenfalls eine Rechnung ohne französische Mehrwertsteuer; wo die Bezugsteuer anfällt, rechnen sie diese selbst ab. Fragen Sie im Zweifel Ihre Steuerberatung.",
      },
      francs: {
        question: "Kann ich in Franken zahlen?",
        answer:
          "Ja, auf Wunsch lautet Ihr Angebot auf Schweizer Franken. Schreiben Sie einfach dazu, in welcher Währung Sie rechnen; die Website selbst zeigt nur Euro und Dollar.",
      },
    },
  },
  closing: {
    title: "Passt der Rahmen?",
    text: `Beschreiben Sie kurz, was Sie vorhaben. Wir melden uns an Arbeitstagen innerhalb von ${promises.answerHours} Stunden, und nach dem Gespräch haben Sie Ihren Festpreis mit Datum.`,
    quote: "Angebot anfordern",
    audit: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
  },
};
