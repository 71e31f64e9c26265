import { money } from "#content/copy/de/formats.ts";
import type { design as contract } from "#content/copy/fr/design.ts";
import { identityMedia } from "#content/facts/media.ts";
import { methodDays } from "#content/facts/methods.ts";
import { designDelivery, packages } from "#content/facts/packages.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const design: typeof contract = {
  seo: {
    title: `Corporate Design und Logo für kleine Betriebe | ${site.brand}`,
    description: `Logo erstellen lassen, Corporate Design für Handwerk, Läden und Praxen: drei Pakete ab ${money(prices.designPackages.express)} netto, vier Schritte, ${methodDays.design.from} bis ${methodDays.design.to} Tage, mit Quelldateien.`,
    keywords:
      "Logo erstellen lassen, Corporate Design, Logo Handwerker, Markenhandbuch, Geschäftsausstattung, Rebranding",
    h1: "Ein Auftritt, den man erkennt, vom Ladenschild bis zur Rechnung",
  },
  kicker: "Design und Marke",
  hero: {
    badges: {
      time: `${methodDays.design.from} bis ${methodDays.design.to} Tage`,
      files: "Quelldateien und Nutzungsrechte inbegriffen",
      quote: `Angebot ${promises.quoteHours} Std. nach dem Gespräch`,
    },
    subtitle: `Ein Logo, zwei Farben, eine Schrift und Vorlagen, die Sie selbst ausfüllen. Ihre Kundschaft erkennt Sie auf der Straße, auf dem Handy und unten auf der Rechnung.`,
  },
  specimen: {
    title: "Dasselbe Zeichen in fünf Größen",
    note: "Gezeichnet für Alba, eine erfundene Bäckerei.",
  },
  problems: {
    title: "Woran man merkt, dass die Regeln fehlen",
    items: {
      colours: {
        title: "Das Grün am Fenster ist nicht das Grün der Website.",
        text: "Jede Druckerei rät, und mit jedem Nachdruck wandert der Ton ein Stück weiter.",
      },
      file: {
        title: "Das Logo ist ein Foto vom Logo.",
        text: "Ein altes JPEG, das verschwimmt. Der Schildermacher fragt nach einer Datei, die niemand hat.",
      },
      posters: {
        title: "Jedes Plakat beginnt auf einem leeren Blatt.",
        text: "Ein Abend Arbeit für jede Aktion, und die nächste sieht wieder anders aus.",
      },
      confusion: {
        title: "Man merkt sich das Produkt, nicht Sie.",
        text: "Wer Sie weiterempfehlen will, kommt nicht auf den Namen.",
      },
    },
  },
  features: {
    title: "Wenige Regeln und fertige Dateien",
    lead: "Ein Logo allein ändert wenig. Wer Ihren Lieferwagen gesehen hat, soll Ihr Schaufenster wiedererkennen und Ihre Rechnung nicht für Werbung halten. Dafür braucht es wenige Regeln, die jeder versteht, und Dateien, mit denen Druckerei und Schildermacher arbeiten können.",
    items: {
      logo: {
        title: "Ein Logo, das überall funktioniert",
        text: `Wir zeichnen es zuerst in ${identityMedia.web.sides[0]} px. Was man im Browser-Tab erkennt, erkennt man auch auf dem Lieferwagen.`,
      },
      colours: {
        title: "Farben mit genauen Werten",
        text: "Für Bildschirm, Druck, Lack und Folie.",
      },
      typeface: {
        title: "Eine Schrift in zwei Stärken",
        text: "Mit Lizenz für Web und Druck, auf Ihren Rechnern installiert.",
      },
      templates: {
        title: "Vorlagen zum Ausfüllen",
        text: "Karte, Rechnung, Plakat, Beitrag: Sie ändern den Text, das Layout bleibt.",
      },
    },
  },
  platforms: {
    title: "Wo man Sie sieht",
    lead: "Logo und Farben sind für alle fünf Orte gemacht. Fahrzeug und Außenschild zeichnen wir als Extra.",
    columns: {
      format: "Größe",
      name: "Ort",
      description: "Was wir liefern",
      audience: "Wer es sieht",
      strength: "Was sich ändert",
    },
    items: {
      web: {
        name: "Website und Tab",
        description: "Symbol, Kopfzeile, Buttons und Farben, fertig für Ihre Website.",
        audience: "Alle, die Sie suchen",
        strength: "Man findet Sie unter zwanzig Tabs wieder.",
      },
      print: {
        name: "Geschäfts\u00adpapier",
        description: "Karte, Briefbogen und Rechnung als PDF für die Druckerei.",
        audience: "Ihre Kundschaft",
        strength: "Ihr Angebot fällt auf dem vollen Tisch auf.",
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
        description: "Ein Plan mit Maßen und Plotterdaten für den Schildermacher.",
        audience: "Alle, die vorbeigehen",
        strength: "Man liest Ihren Namen von der anderen Straßenseite.",
      },
    },
  },
  method: {
    title: `Vier Schritte, ${methodDays.design.from} bis ${methodDays.design.to} Tage`,
    lead: "Sie geben jeden Schritt frei. Nichts geht ohne Ihr Ja in den Druck.",
    items: {
      discovery: {
        title: "Kennenlernen",
        text: "Eine Stunde bei Ihnen oder per Video, dazu Fotos von allem, worauf Ihr Name steht.",
      },
      concepts: {
        title: "Entwürfe",
        text: "Gezeigt, wo sie hingehören: an Ihrem Fenster, nicht auf weißem Grund.",
      },
      refinement: {
        title: "Feinschliff",
        text: "Ihre Anmerkungen, unsere Korrekturen, bis zu der Fassung, die Sie freigeben.",
      },
      delivery: {
        title: "Übergabe",
        text: "Dateien, Vorlagen und Handbuch. Wir zeigen Ihnen, wie man damit arbeitet.",
      },
    },
  },
  packages: {
    title: "Drei Pakete, Zeile für Zeile",
    lead: "Einmaliger Preis, kein Abo. Mit vollständiger Bezahlung erhalten Sie die Quelldateien und das Recht, sie überall und zeitlich unbegrenzt zu nutzen.",
    rows: {
      concepts: "Logo-Entwürfe",
      rounds: "Korrektur\u00adrunden",
      guide: "Marken\u00adhandbuch",
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
        label: "Tage vom ersten Gespräch bis zu den Dateien",
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
        label: "der Quelldateien, zeitlich unbegrenzt und überall nutzbar",
      },
    },
  },
  testimonials: {
    title: "Zwei erfundene Kundenstimmen",
    items: {
      joiner: {
        text: "Der Schildermacher hat die Datei geöffnet, „passt“ gesagt und aufgelegt. Das hatte ich noch nie.",
        service: "Corporate Design, Nantes",
      },
      florist: {
        text: "Meine Kundinnen erkennen das Papier, bevor sie meinen Namen lesen. Und meine Plakate mache ich selbst, in zehn Minuten.",
        service: "Rebranding, Basel",
      },
    },
  },
  addOns: {
    title: "Einzelstück und Extras",
    lead: "Erst, wenn Sie sie brauchen. Preise ohne MwSt.",
  },
  proof: { case: "charte-graphique-complete", metric: "shops" },
  questions: {
    title: "Fragen vor dem ersten Entwurf",
    items: {
      dislike: {
        question: "Was, wenn mir kein Entwurf gefällt?",
        answer:
          "Dann reden wir, bevor weitergezeichnet wird. Jedes Paket enthält Korrekturrunden, und der nächste Schritt beginnt erst mit Ihrem Ja. Was vom Angebot abweicht, berichtigen wir kostenlos. Begonnene Designarbeit erstatten wir nicht; deshalb sehen Sie den ersten Entwurf früh und an Ihrem Fenster.",
      },
      rights: {
        question: "Wem gehört das Logo?",
        answer:
          "Mit vollständiger Bezahlung erhalten Sie die Quelldateien und das Recht, sie überall und zeitlich unbegrenzt zu nutzen. Die Dateien dürfen Sie jeder Druckerei und jeder anderen Agentur geben, ohne uns zu fragen.",
      },
      old: {
        question: "Kann ich mein altes Logo behalten?",
        answer: `Ja, wenn man es noch wiedererkennt. Wir zeichnen es sauber nach, sodass es als Datei in jeder Größe funktioniert; das ist ein Einzelstück ab ${money(prices.design.piece)}, einmalig.`,
      },
      printing: {
        question: "Kümmern Sie sich auch um den Druck?",
        answer:
          "Wir liefern Dateien, mit denen jede Druckerei und jeder Schildermacher sofort arbeiten kann, mit Farbwerten für Druck, Lack und Folie. Gedruckt wird, wo Sie möchten, und Sie zahlen dort direkt.",
      },
    },
  },
  closing: {
    title: "Zeigen Sie uns Ihr Schaufenster",
    text: "Das Gespräch ist kostenlos. Sie zeigen uns Schild und Papiere, und wir sagen Ihnen, was wir ändern würden, was es etwa kostet und bis wann.",
  },
};
