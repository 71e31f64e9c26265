import type { design as contract } from "#content/copy/fr/design.ts";
import { identityMedia } from "#content/facts/media.ts";
import { methodDays } from "#content/facts/methods.ts";
import { designDelivery, packages } from "#content/facts/packages.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const design: typeof contract = {
  seo: {
    title: `Corporate Design und Logo für KMU | ${site.brand}`,
    description: `Logo, Farben, Vorlagen und Markenhandbuch für Handwerk, Läden und KMU: drei Pakete mit Preisen, vier Schritte, ${methodDays.design.from} bis ${methodDays.design.to} Tage.`,
    keywords: "Corporate Design, Logo erstellen, Markenhandbuch, Branding KMU, Rebranding",
    h1: "Ein Auftritt, den man erkennt, vom Ladenschild bis zur Rechnung",
  },
  kicker: "Design und Marke",
  hero: {
    badges: {
      time: `${methodDays.design.from} bis ${methodDays.design.to} Tage`,
      files: "Dateien und Nutzungsrechte inklusive",
      quote: `Angebot in ${promises.quoteHours} Std.`,
    },
    subtitle:
      "Ein Logo, zwei Farben, eine Schrift und Vorlagen, die Sie selbst ausfüllen. Ihre Kunden erkennen Sie auf der Straße, auf dem Handy und unten auf der Rechnung.",
  },
  specimen: {
    title: "Dasselbe Zeichen in fünf Größen",
    note: "Als Beispiel gezeichnet für Alba, eine erfundene Bäckerei.",
    alternatives: {
      web: "Ein Browser-Tab mit Albas Zeichen: eine halbe Sonne auf einem Balken.",
      print: "Eine Visitenkarte mit Zeichen, Namen und zwei Zeilen Adresse.",
      social: "Ein Beitrag, dessen ganzes Bild das Zeichen ist.",
      vehicle: "Ein Lieferwagen von der Seite, mit Zeichen und Namen.",
      shopfront: "Die Front einer Bäckerei, mit Zeichen und Namen über dem Fenster.",
    },
  },
  problems: {
    title: "Was ohne Regeln passiert",
    items: {
      colours: {
        title: "Das Grün am Fenster ist nicht das Grün der Website.",
        text: "Jede Druckerei rät. Mit jedem Nachdruck wandert der Ton ein Stück weiter.",
      },
      file: {
        title: "Das Logo ist ein Foto vom Logo.",
        text: "Ein altes JPEG, das beim Vergrößern verschwimmt. Der Schildermacher will eine Datei, die niemand hat.",
      },
      posters: {
        title: "Jedes Plakat beginnt auf einem leeren Blatt.",
        text: "Ein Abend Arbeit pro Aktion, und die nächste sieht wieder anders aus.",
      },
      confusion: {
        title: "Man merkt sich das Produkt, nicht Sie.",
        text: "Ihre Kunden wollen Sie weiterempfehlen, und der Name fällt ihnen nicht ein.",
      },
    },
  },
  features: {
    title: "Wenige Regeln und fertige Dateien",
    lead: "Wir zeichnen wenig, und wir schreiben auf, wie man es benutzt.",
    items: {
      logo: {
        title: "Ein Logo, das überall hält",
        text: `Wir zeichnen es zuerst in ${identityMedia.web.sides[0]} px. Was man im Browser-Tab erkennt, erkennt man auch auf dem Lieferwagen.`,
      },
      colours: {
        title: "Farben, schwarz auf weiß",
        text: "Ein Wert je Verwendung: Bildschirm, Druck, Lack, Folie. Niemand muss mehr raten.",
      },
      typeface: {
        title: "Eine Schrift, zwei Stärken",
        text: "Mit Lizenz für Web und Druck, auf Ihren Rechnern installiert.",
      },
      templates: {
        title: "Vorlagen zum Ausfüllen",
        text: "Karte, Rechnung, Plakat, Beitrag: Sie ändern den Text, das Layout bleibt.",
      },
    },
  },
  platforms: {
    title: "Fünf Medien, ein Zeichen",
    lead: "Logo und Farben sind für alle fünf gemacht. Fahrzeug und Schild zeichnen wir als Extra.",
    columns: {
      format: "Größe",
      name: "Medium",
      description: "Was wir liefern",
      audience: "Wer es sieht",
      strength: "Was sich ändert",
    },
    items: {
      web: {
        name: "Website und Tab",
        description: "Symbol, Kopfzeile, Buttons und Farben, fertig für Ihre Entwickler.",
        audience: "Alle, die Sie suchen",
        strength: "Man findet Sie unter zwanzig Tabs wieder.",
      },
      print: {
        name: "Geschäftspapier",
        description: "Karte, Briefbogen und Rechnung als PDF für die Druckerei.",
        audience: "Alle, die Sie bezahlen",
        strength: "Ein Angebot, das auf dem Tisch liegen bleibt.",
      },
      social: {
        name: "Social Media",
        description: "Profilbild, Titelbilder und Vorlagen für Beiträge.",
        audience: "Alle, die Ihnen folgen",
        strength: "Man erkennt Sie, bevor man den Namen liest.",
      },
      vehicle: {
        name: "Fahrzeug",
        description: "Eine maßstäbliche Vorlage für den Folierer.",
        audience: "Alle, die Ihnen begegnen",
        strength: "Jede Lieferung macht Sie bekannter.",
      },
      shopfront: {
        name: "Schild und Schaufenster",
        description: "Ein Plan mit Maßen und Schneidedateien für den Schildermacher.",
        audience: "Alle, die vorbeigehen",
        strength: "Man liest Sie von der anderen Straßenseite.",
      },
    },
  },
  method: {
    title: `Vier Schritte, ${methodDays.design.from} bis ${methodDays.design.to} Tage`,
    lead: "Sie geben jeden Schritt frei. Nichts geht ohne Ihr Ja in den Druck.",
    items: {
      discovery: {
        title: "Kennenlernen",
        text: "Eine Stunde bei Ihnen oder per Video, dazu Fotos von allem, was Ihren Namen trägt.",
      },
      concepts: {
        title: "Entwürfe",
        text: "Gezeigt, wo sie hingehören: an Ihrem Fenster, nicht auf weißem Grund.",
      },
      refinement: {
        title: "Feinschliff",
        text: "Ihre Anmerkungen, unsere Korrekturen, bis zur Fassung, die Sie unterschreiben.",
      },
      delivery: {
        title: "Übergabe",
        text: "Dateien, Vorlagen und Handbuch. Wir zeigen Ihnen, wie man damit arbeitet.",
      },
    },
  },
  packages: {
    title: "Drei Pakete, Zeile für Zeile",
    lead: "Einmal bezahlt. Alle Dateien und alle Nutzungsrechte sind enthalten.",
    rows: {
      concepts: "Logo-Entwürfe",
      rounds: "Korrektur\u00adrunden",
      guide: "Markenhandbuch",
      templates: "Vorlagen zum Ausfüllen",
      social: "Social Media",
      transition: "Wechsel von Alt zu Neu",
    },
    items: {
      express: {
        features: {
          concepts: `${packages.design.express.concepts}`,
          rounds: `${packages.design.express.rounds}`,
          guide: `${packages.design.express.guidePages} Seiten`,
          templates: `${packages.design.express.templates}: Karte, Rechnung`,
          social: "Profilbild",
          transition: null,
        },
      },
      complete: {
        features: {
          concepts: `${packages.design.complete.concepts}`,
          rounds: `${packages.design.complete.rounds}`,
          guide: `${packages.design.complete.guidePages} Seiten`,
          templates: `${packages.design.complete.templates}, mit Plakat und Speisekarte`,
          social: "Profil und Beiträge",
          transition: null,
        },
      },
      rebranding: {
        features: {
          concepts: `${packages.design.rebranding.concepts}`,
          rounds: `${packages.design.rebranding.rounds}`,
          guide: `${packages.design.rebranding.guidePages} Seiten`,
          templates: `${packages.design.rebranding.templates}, aus Ihren bisherigen`,
          social: "Profil, Beiträge, Ankündigung",
          transition: "Bestands\u00adliste und Kalender",
        },
      },
    },
  },
  results: {
    title: "Was Sie am Ende haben",
    items: {
      time: {
        value: `${methodDays.design.from}–${methodDays.design.to}`,
        label: "Tage, vom ersten Gespräch bis zu den Dateien",
      },
      smallest: {
        value: `${identityMedia.web.sides[0]} px`,
        label: "die kleinste Größe, in der das Logo noch lesbar sein muss",
      },
      formats: {
        value: `${designDelivery.fileFormats}`,
        label: "Dateiformate: SVG, PDF, EPS, PNG, ICO",
      },
      rights: {
        value: `${designDelivery.rightsPercent} %`,
        label: "der Dateien und Nutzungsrechte gehören Ihnen",
      },
    },
  },
  testimonials: {
    title: "Zwei Kunden, in ihren Worten",
    items: {
      joiner: {
        text: "Der Schildermacher hat die Datei geöffnet, „perfekt“ gesagt und aufgelegt. Das gab es noch nie.",
        service: "Corporate Design, Nantes",
      },
      florist: {
        text: "Meine Kundinnen erkennen das Papier, bevor sie meinen Namen lesen. Und meine Plakate mache ich selbst, in zehn Minuten.",
        service: "Rebranding, Basel",
      },
    },
  },
  addOns: {
    title: "Extras",
    lead: "Erst, wenn Sie sie brauchen.",
  },
  proof: { case: "charte-graphique-complete", metric: "shops" },
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
    title: "Zeigen Sie uns Ihr Schaufenster",
    text: "Ein Foto genügt. Wir sagen Ihnen, was davon hängen bleibt, was wir ändern würden und zu welchem Preis.",
  },
};
