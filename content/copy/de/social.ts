import type { social as contract } from "#content/copy/fr/social.ts";
import { methodDays } from "#content/facts/methods.ts";
import { packages, socialReport } from "#content/facts/packages.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const social: typeof contract = {
  seo: {
    title: `Social Media für Läden und kleine Betriebe | ${site.brand}`,
    description: `Instagram, Facebook, LinkedIn, TikTok, YouTube: Wir schreiben, posten und antworten. ${promises.social.weeksAhead} Wochen im Voraus, drei Monatspakete mit Preisen.`,
    keywords:
      "Social-Media-Betreuung, Social Media KMU, Instagram für Läden, LinkedIn Unternehmensseite, TikTok",
    h1: "Ihre Kanäle laufen, Ihre Abende gehören Ihnen",
  },
  kicker: "Social Media",
  hero: {
    badges: {
      ahead: `${promises.social.weeksAhead} Wochen im Voraus`,
      replies: `Antwort in unter ${promises.social.commentHours} Std.`,
      notice: `${promises.legal.noticeMonths} Monat Kündigungsfrist`,
    },
    subtitle:
      "Einmal im Monat bereiten wir Ihre Beiträge mit Ihnen vor. Dann stellen wir sie online, beantworten die Kommentare und sagen Ihnen, was neue Kundschaft gebracht hat.",
  },
  calendar: {
    title: "Ein Monat mit dem Paket Growth",
    week: (number) => `Woche ${number}`,
    posts: (count) => `${count} Beiträge`,
    note: `Beispiel: ${packages.social.growth.allPosts} Beiträge, ${promises.social.weeksAhead} Wochen im Voraus fertig. Ein Quadrat, ein Beitrag.`,
  },
  problems: {
    title: "Was man auf Ihren Profilen sieht",
    items: {
      silence: {
        title: "Der letzte Beitrag ist von Weihnachten.",
        text: "Wer zögert, schaut auf Ihr Profil und fragt sich, ob es Sie noch gibt.",
      },
      waiting: {
        title: "Kommentare warten bis Sonntagabend.",
        text: "„Haben Sie Montag offen?“ Ohne Antwort geht man nach nebenan.",
      },
      hearts: {
        title: "Viele Herzen, aber das Telefon bleibt still.",
        text: "Niemand verbindet die Beiträge mit Anrufen und Verkäufen.",
      },
      formats: {
        title: "Jedes Netzwerk will etwas anderes.",
        text: "Hier ein Format, dort ein Video. Am Ende posten Sie gar nichts mehr.",
      },
    },
  },
  features: {
    title: "Sie schicken Fotos, wir machen den Rest",
    lead: "Ihnen bleibt die Freigabe, einmal im Monat.",
    items: {
      calendar: {
        title: "Ein Kalender, einmal freigegeben",
        text: "Der ganze Monat auf einer Seite. Sie haken ab, Sie korrigieren, fertig.",
      },
      photos: {
        title: "Ihre Fotos, unsere Worte",
        text: "Sie schicken sie per WhatsApp. Wir schneiden zu, schreiben und planen.",
      },
      replies: {
        title: `Antwort in unter ${promises.social.commentHours} Std.`,
        text: "Während der Geschäftszeiten, in der Sprache der Person. Heikle Fragen gehen an Sie.",
      },
      report: {
        title: "Ein Bericht auf einer Seite",
        text: "Anrufe, Wegbeschreibungen, Nachrichten, Verkäufe: was gewirkt hat und was wir ändern.",
      },
    },
  },
  platforms: {
    title: "Fünf Plattformen, jede aus einem Grund",
    lead: "Wir eröffnen kein Konto, nur damit es eines gibt. Hier steht, wozu jede dient.",
    columns: {
      format: "Format",
      name: "Plattform",
      description: "Was wir dort posten",
      audience: "Wen Sie dort treffen",
      strength: "Stärke",
    },
    items: {
      instagram: {
        description: "Fotos vom Tag, Reels und Storys.",
        audience: "Nachbarschaft und Durchreisende",
        strength: "Macht Lust, noch am selben Tag zu kommen.",
      },
      facebook: {
        description: "Öffnungszeiten, Veranstaltungen und Alben.",
        audience: "Familien, Vereine, Stammkunden",
        strength: "Bringt Leute an einem bestimmten Tag.",
      },
      linkedin: {
        description: "Baustellen, offene Stellen, Blick in die Werkstatt.",
        audience: "Auftraggeber und künftige Kollegen",
        strength: "Bringt Termine mit Firmenkunden.",
      },
      tiktok: {
        description: "Ein Handgriff aus dem Beruf, mit dem Handy gefilmt.",
        audience: "Nachwuchs und junge Kunden",
        strength: "Man wird gesehen, auch ohne Follower.",
      },
      youtube: {
        description: "Mit Enterprise ein Kanal mit langen Videos, sonst Shorts.",
        audience: "Alle, die vor dem Kauf vergleichen",
        strength: "Einmal beantwortet, für Jahre.",
      },
    },
  },
  method: {
    title: "Fünf Schritte, dann der Takt",
    lead: `Der erste Beitrag geht ${methodDays.social.from} bis ${methodDays.social.to} Tage nach Ihrem Ja online.`,
    items: {
      audit: {
        title: "Bestandsaufnahme",
        text: "Ihre Profile, die von drei Nachbarn und was Ihre Kunden wirklich fragen.",
      },
      strategy: {
        title: "Redaktionslinie",
        text: "Welche Netzwerke, welche Themen, welcher Ton. Und was wir weglassen.",
      },
      setup: {
        title: "Einrichtung",
        text: "Profile vollständig, Zugänge geordnet, Bildvorlagen fertig.",
      },
      production: {
        title: "Produktion",
        text: `Beiträge für ${promises.social.weeksAhead} Wochen, geschrieben, bebildert und von Ihnen freigegeben.`,
      },
      publication: {
        title: "Beiträge und Antworten",
        text: "Wir posten, antworten und messen. Der nächste Monat lernt daraus.",
      },
    },
  },
  packages: {
    title: "Drei Monatspakete",
    lead: `Das Paket wechseln Sie von Monat zu Monat. Gekündigt wird mit ${promises.legal.noticeMonths} Monat Frist.`,
    rows: {
      platforms: "Plattformen",
      posts: "Beiträge",
      videos: "Kurze Videos",
      replies: "Antwort auf Kommentare",
      report: "Bericht",
      meeting: "Besprechung mit Ihnen",
    },
    items: {
      starter: {
        features: {
          platforms: `${packages.social.starter.platforms}`,
          posts: `${packages.social.starter.posts} je Plattform`,
          videos: null,
          replies: `Unter ${promises.social.commentHours} Std.`,
          report: "Jeden Monat",
          meeting: "Per E-Mail",
        },
      },
      growth: {
        features: {
          platforms: `${packages.social.growth.platforms}`,
          posts: `${packages.social.growth.posts} je Plattform`,
          videos: `${packages.social.growth.videos}`,
          replies: `Unter ${promises.social.commentHours} Std.`,
          report: "Jeden Monat, mit Erläuterung",
          meeting: `${packages.social.growth.meetingMinutes} Min.`,
        },
      },
      enterprise: {
        features: {
          platforms: `${packages.social.enterprise.platforms}, dazu der Videokanal`,
          posts: "Unbegrenzt",
          videos: `${packages.social.enterprise.videos}`,
          replies: `Unter ${promises.social.commentHours} Std.`,
          report: "Jede Woche",
          meeting: `${packages.social.enterprise.meetingMinutes} Min.`,
        },
      },
    },
  },
  results: {
    title: "Womit Sie rechnen können",
    items: {
      replies: {
        value: `< ${promises.social.commentHours} Std.`,
        label: "bis zur Antwort auf einen Kommentar, während der Geschäfts\u00adzeiten",
      },
      ahead: {
        value: `${promises.social.weeksAhead}`,
        label: "Wochen im Voraus sind Ihre Beiträge fertig",
      },
      posts: {
        value: `${packages.social.growth.allPosts}`,
        label: "Beiträge im Monat mit Growth",
      },
      report: {
        value: `${socialReport.pages}`,
        label: "Seite Bericht: Was hat Leute in den Laden gebracht?",
      },
    },
  },
  testimonials: {
    title: "Zwei Kunden, in ihren Worten",
    items: {
      restaurant: {
        text: "Am Montag gebe ich den Monat frei, beim Kaffee. Die übrige Zeit koche ich.",
        service: "Social Media, Genf",
      },
      bicycles: {
        text: "Ein Kunde kam mit dem Beitrag auf dem Handy herein. Er wollte genau dieses Rad. Ich hatte es noch.",
        service: "Social Media, Freiburg im Breisgau",
      },
    },
  },
  addOns: {
    title: "Extras",
    lead: "Einzeln zu haben, mit oder ohne Paket.",
  },
  proof: { case: "boucherie-telepherique", metric: "early" },
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
    title: "Reden wir über Ihren nächsten Monat",
    text: "Wir sehen uns Ihre Profile gemeinsam an und skizzieren einen Monat Beiträge. Die Skizze behalten Sie auf jeden Fall.",
  },
};
