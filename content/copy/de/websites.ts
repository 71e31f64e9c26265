import { money, notice, number } from "#content/copy/de/formats.ts";
import type { websites as contract } from "#content/copy/fr/websites.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import { site } from "#site.config.ts";

export const websites: typeof contract = {
  seo: {
    title: `Website erstellen lassen: Handwerk & Läden | ${site.brand}`,
    description: `Website erstellen lassen: Landingpage ab ${money(prices.websites.landing)}, Firmenwebsite mit Texten ab ${money(prices.websites.showcase)} netto. Online in ${promises.setup.from} bis ${promises.setup.to} Tagen, sobald Texte und Fotos da sind.`,
    keywords:
      "Website erstellen lassen, Website Handwerker, Homepage Praxis, Onlineshop erstellen lassen, Landingpage, technisches SEO",
    h1: "Eine Website, die das Telefon klingeln lässt",
  },
  kicker: "Websites",
  badges: {
    setup: `${promises.setup.from} bis ${promises.setup.to} Tage, sobald Texte, Fotos und Zugänge da sind`,
    ownership: "Domain und Konten auf Ihren Namen",
    quote: `Festpreis ${promises.quoteHours} Std. nach dem Gespräch`,
  },
  subtitle:
    "Landingpage, Firmenwebsite oder Shop: schnell auf einem alten Handy und bei Google zu finden. Sie erzählen, wir schreiben, Sie korrigieren. Online geht erst, was Sie freigegeben haben.",
  quote: "Angebot anfordern",
  portfolio: "Websites ansehen",
  types: {
    title: "Welche Website brauchen Sie?",
    lead: `Drei Arten, drei Startpreise, ohne MwSt. und für Unternehmen; dazwischen liegt der Onepager, Ihr ganzer Betrieb auf einer Seite, ab ${money(prices.websites.onePage)}. Viele Websites kleiner Betriebe bleiben liegen, weil die Texte fehlen. Deshalb fangen wir damit an: Sie erzählen am Telefon, was Ihre Kundschaft fragt, worauf Sie stolz sind und was Sie nicht machen, und wir schreiben daraus die Seiten, in Ihren Worten und ohne Werbesprache. Die Tage zählen ab dem Moment, in dem Texte, Fotos und Zugänge da sind.`,
    labels: { audience: "Für", pages: "Umfang", days: "Online", goal: "Der Besucher" },
    items: {
      showcase: {
        title: "Firmenwebsite",
        text: "Wer Sie sind, was Sie machen, wo und zu welchem Preis, mit Texten, die wir schreiben.",
        audience: "Handwerk, Praxen, Läden",
        pages: `bis zu ${websiteTypes.showcase.pages} Seiten`,
        days: `in ${websiteTypes.showcase.days} Tagen`,
        goal: "ruft an oder schreibt",
      },
      shop: {
        title: "Shop oder Buchung",
        text: "Verkaufen, anzahlen lassen oder den Kalender füllen, auch am Sonntag.",
        audience: "Läden, Restaurants, Salons",
        pages: `bis zu ${websiteTypes.shop.pages} Seiten`,
        days: "zum Datum im Angebot",
        goal: "bestellt oder bucht",
      },
      landing: {
        title: "Landingpage",
        text: "Eine Anzeige, ein Angebot, eine Seite mit einem Formular. Sonst nichts, was ablenkt.",
        audience: "Kampagnen bei Google und Meta",
        pages: `nur ${websiteTypes.landing.pages} Seite`,
        days: `in ${websiteTypes.landing.days} Tagen`,
        goal: "fragt an",
      },
    },
  },
  anatomy: {
    page: "Die Seite von Stred Swiss, einem Bauunternehmen, mit den Nummern der acht Punkte, die darunter erklärt sind.",
    title: "Eine Seite, zwei Leser",
    lead: "Google liest, wie die Seite aufgebaut ist, Ihre Kundschaft liest, ob sich der Anruf lohnt. Dieselbe Seite muss beide überzeugen.",
    seo: {
      title: "Damit Google Sie findet (technisches SEO)",
      items: {
        address: "Jede Seite mit lesbarer Adresse, eigenem Titel und eigener Beschreibung",
        headings: "Überschriften in logischer Reihenfolge, die Google und Screenreader verstehen",
        weight: `Leichte Bilder: Eine Landingpage ist in unter ${number(promises.landingSeconds)} s da`,
        data: "Öffnungszeiten, Adresse und Leistungen so hinterlegt, dass Google sie zeigen kann",
      },
    },
    cro: {
      title: "Damit Besucher anfragen (Conversion)",
      items: {
        promise: "Was Sie machen und für wen, ohne zu scrollen",
        button: "Ein einziger Hauptbutton, in Reichweite des Daumens",
        proof: "Daneben der Beweis: ein Preis, eine Arbeit, eine Bewertung",
        form: "Ein kurzes Formular, das sagt, wann Sie antworten",
      },
    },
  },
  speed: {
    value: `< ${number(promises.landingSeconds)} s`,
    title: `Eine Landingpage erscheint in unter ${number(promises.landingSeconds)} Sekunden`,
    text: "Gemessen auf einem mittleren Handy mit gewöhnlichem 4G-Netz. Ist sie langsamer, bessern wir vor dem Start nach.",
  },
  included: {
    title: "In jeder Website enthalten",
    lead: "Ohne Sternchen. Was daneben läuft, sind nur Domain und Hosting: auf Ihren Namen, zum Preis des Anbieters und ohne Aufschlag von uns.",
    items: {
      copy: `Texte nach Ihren Angaben geschrieben, bis zu ${websiteTypes.showcase.pages} Seiten`,
      photos: "Fotos zugeschnitten und verkleinert",
      devices: "Für Handy, Tablet und Computer",
      domain: "Ihre Domain und E\u2011Mail verbunden",
      secure: "Verschlüsselung (HTTPS)",
      legal: "Seiten für Impressum und Datenschutz eingerichtet, mit Ihrem Text",
      consent: "Einwilligung vor jeder Messung",
      measurement: "Gesendete Formulare und Klicks auf die Nummer gezählt",
      access: "Kontrast und Tastaturbedienung geprüft",
      listing: "Google-Unternehmensprofil verknüpft",
      redirects: "Alte Adressen weitergeleitet",
      handover: `Einweisung per Video, ${handoverMinutes} Min.`,
    },
  },
  modules: {
    title: "Sechs Module, wenn Sie sie brauchen",
    lead: "Für eine neue Website oder für Ihre bestehende. Was ein Modul kostet, hängt von Ihren Programmen ab; der Preis steht im Angebot.",
    worksWith: "Mit",
    items: {
      booking: { title: "Buchung", text: "Freie Zeiten, Anzahlung, Erinnerung am Vortag." },
      payment: {
        title: "Bezahlung",
        text: "Karte, PayPal oder TWINT, auch als Anzahlung mit Abholung im Laden.",
      },
      quote: {
        title: "Online-Anfrage",
        text: "Vier Fragen und Fotos, damit die Anfrage vollständig ankommt.",
      },
      languages: {
        title: "Sprachen",
        text: "Übersetzte Texte, jede Sprache mit eigener Adresse, die auch Google findet.",
      },
      assistant: {
        title: "Assistent",
        text: "Beantwortet häufige Fragen und reicht den Rest an Sie weiter.",
      },
      articles: { title: "Blog", text: "Sie schreiben, das Layout stimmt von selbst." },
    },
    languages: "Französisch, Englisch und Deutsch",
    articles: "einem einfachen Formular",
  },
  proof: { case: "renovart", metric: "quotes" },
  questions: {
    title: "Was vor einer neuen Website gefragt wird",
    items: {
      process: {
        question: "Wie läuft das ab, vom Gespräch bis zum Start?",
        answer: `Zuerst sprechen wir ${site.booking.call.minutes} Minuten, danach kommt das Angebot. Dann erzählen Sie, am Telefon oder per Video, und wir schreiben. Sie lesen Text und Entwurf, korrigieren und geben frei; wir bauen und prüfen auf Handy, Tablet und Computer. Online gehen wir gemeinsam, von Montag bis Donnerstag, mit ${handoverMinutes} Minuten Einweisung.`,
      },
      time: {
        question: "Wie viel von meiner Zeit kostet mich das?",
        answer:
          "Rechnen Sie mit einer Stunde zum Erzählen und einer zum Lesen und Korrigieren; beides geht am Telefon, auch morgens vor der Öffnung. Fotos machen Sie mit dem Handy, und wir sagen Ihnen vorher, welche fehlen. Alles andere, vom Zuschneiden bis zur Weiterleitung alter Adressen, ist unsere Arbeit.",
      },
      writing: {
        question: "Wer schreibt die Texte?",
        answer: `Sie erzählen, wir schreiben, Sie korrigieren. Bei der Firmenwebsite sind die Texte für bis zu ${websiteTypes.showcase.pages} Seiten enthalten, bei Landingpage und Onepager die der einen Seite. Für einen Shop bringen Sie die Produkttexte mit, und wir korrigieren und kürzen sie. In jedem Fall steht nichts auf der Seite, was Sie nicht gelesen haben.`,
      },
      change: {
        question: "Kann ich später selbst etwas ändern?",
        answer: `Ja. Öffnungszeiten, Preise, Texte und Bilder ändern Sie in einem einfachen Formular; wie das geht, sehen Sie bei der Einweisung. Wer sich darum nicht kümmern will, nimmt die Wartung für ${money(prices.websites.maintenance)} pro Monat und schickt uns eine Nachricht. Kündigen können Sie sie mit ${notice.dative} Frist.`,
      },
      ranking: {
        question: "Stehe ich dann bei Google auf Platz eins?",
        answer:
          "Das kann niemand versprechen, und wir tun es auch nicht. Wir bauen die Seite so, dass Google sie lesen kann, verknüpfen Ihr Unternehmensprofil und schreiben auf, was wir messen. Was Sie selbst dafür tun können, etwa um Bewertungen bitten, steht Schritt für Schritt in unserem Ratgeber zum lokalen SEO.",
      },
      existing: {
        question: "Ich habe schon eine Website. Lohnt sich eine neue?",
        answer: `Nicht immer. Schicken Sie uns die Adresse oder buchen Sie den kostenlosen ${site.booking.audit.minutes}-Minuten-Check: Wir sehen sie gemeinsam an, und Sie bekommen drei Aufgaben schriftlich. Reichen ein paar Änderungen, sagen wir das. Lohnt sich ein Neubau, bleiben Ihre Domain und, per Weiterleitung, auch die alten Adressen erhalten.`,
      },
      dislike: {
        question: "Was, wenn mir der Entwurf nicht gefällt?",
        answer:
          "Dann sagen Sie es, bevor wir bauen. Sie sehen zuerst die Texte, dann den Entwurf und zuletzt die fertige Seite, und jeder Schritt beginnt erst mit Ihrem Ja zum vorigen. Was vom Angebot abweicht, berichtigen wir kostenlos. Begonnene Arbeit erstatten wir nicht, deshalb fragen wir so früh.",
      },
      access: {
        question: "Muss meine Website barrierefrei sein?",
        answer:
          "In Deutschland verlangt es das Barrierefreiheitsstärkungsgesetz seit Juni 2025 von allen, die Verbrauchern online etwas verkaufen oder Termine anbieten; Kleinstunternehmen, die nur Dienstleistungen anbieten, sind ausgenommen. Kontrast und Tastaturbedienung prüfen wir bei jeder Website ohnehin. Es hilft auch der Kundin, die mit vollen Händen Ihre Nummer sucht.",
      },
    },
  },
  closing: {
    title: "Zeigen Sie uns Ihre jetzige Website",
    text: `Schicken Sie uns die Adresse, auch wenn Ihnen die Seite etwas peinlich ist. Wir melden uns an Arbeitstagen innerhalb von ${promises.answerHours} Stunden; ${promises.quoteHours} Stunden nach unserem Gespräch wissen Sie, was eine neue kostet und wann sie online ist.`,
    audit: `Gratis-Check buchen (${site.booking.audit.minutes} Min.)`,
  },
};
