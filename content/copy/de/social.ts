import { hours, money, notice, openDays } from "#content/copy/de/formats.ts";
import type { social as contract } from "#content/copy/fr/social.ts";
import { methodDays } from "#content/facts/methods.ts";
import { packages, socialReport } from "#content/facts/packages.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

const officeHours = hours(site.hours.opens, site.hours.closes);

export const social: typeof contract = {
  seo: {
    title: `Social-Media-Betreuung für kleine Betriebe | ${site.brand}`,
    description: `Instagram, Facebook, LinkedIn, TikTok, YouTube: Wir schreiben, posten und antworten. Social-Media-Betreuung ab ${money(prices.social.small)} pro Monat netto, ohne Mindestlaufzeit.`,
    keywords:
      "Social-Media-Betreuung, Social-Media-Agentur, Instagram Betreuung, Social Media Handwerk, LinkedIn Unternehmensseite, TikTok",
    h1: "Ihre Kanäle laufen, Ihre Abende gehören Ihnen",
  },
  kicker: "Social Media",
  hero: {
    badges: {
      ahead: `${promises.social.weeksAhead} Wochen im Voraus geplant`,
      replies: `Antworten Mo–Fr in unter ${promises.social.commentHours} Std.`,
      notice: `Ohne Mindestlaufzeit, ${notice.short}`,
    },
    subtitle: `Einmal im Monat bereiten wir Ihre Beiträge mit Ihnen vor. Dann stellen wir sie online, beantworten die Kommentare (${openDays}) und sagen Ihnen, was neue Kundschaft gebracht hat.`,
  },
  calendar: {
    title: "Ein Monat mit dem Paket Growth",
    posts: (count) => `${count} Beiträge`,
    note: `Ein erfundener Plan: ${packages.social.growth.allPosts} Beiträge, ${promises.social.weeksAhead} Wochen im Voraus fertig. Jeder Balken ist ein Beitrag.`,
  },
  problems: {
    title: "Was man heute auf Ihren Profilen sieht",
    items: {
      silence: {
        title: "Der letzte Beitrag ist von Weihnachten.",
        text: "Wer noch überlegt, schaut auf Ihr Profil und fragt sich, ob es Sie noch gibt.",
      },
      waiting: {
        title: "Kommentare warten bis Sonntagabend.",
        text: "„Haben Sie Montag offen?“ Ohne Antwort geht man woandershin.",
      },
      hearts: {
        title: "Viele Herzen, aber niemand ruft an.",
        text: "Ob ein Beitrag einen Anruf gebracht hat, kann niemand sagen.",
      },
      formats: {
        title: "Jedes Netzwerk will ein anderes Format.",
        text: "Hier ein Hochformat, dort ein Video. Am Ende posten Sie gar nichts mehr.",
      },
    },
  },
  features: {
    title: "Sie schicken Fotos, wir machen den Rest",
    lead: "Posten kostet wenig Zeit, daran zu denken kostet sie. Wer im Laden steht, hat um elf keinen Kopf für einen Text, und abends ist das Foto vom Mittag nicht mehr wichtig. Deshalb legen wir einmal im Monat zusammen fest, was ansteht, und Sie geben alle Beiträge auf einmal frei.",
    items: {
      calendar: {
        title: "Ein Kalender, einmal freigegeben",
        text: "Der ganze Monat auf einer Seite. Sie haken ab oder ändern, dann ist er fertig.",
      },
      photos: {
        title: "Ihre Fotos, unsere Worte",
        text: "Sie schicken sie per WhatsApp. Wir schneiden zu, schreiben und planen.",
      },
      replies: {
        title: `Antwort in unter ${promises.social.commentHours} Std.`,
        text: `${openDays}, ${officeHours}, in der Sprache der Person. Kommentare vom Wochenende sind am Montag bis 10 Uhr beantwortet; Heikles geht an Sie.`,
      },
      report: {
        title: "Ein Bericht auf einer Seite",
        text: "Anrufe, Wegbeschreibungen, Nachrichten, Verkäufe: was gewirkt hat und was wir ändern.",
      },
    },
  },
  platforms: {
    title: "Fünf Plattformen, jede aus einem Grund",
    lead: "Wir eröffnen kein Konto, nur damit es eines gibt.",
    columns: {
      format: "Format",
      name: "Plattform",
      description: "Was wir dort posten",
      audience: "Wen Sie dort treffen",
      strength: "Was es bringt",
    },
    items: {
      instagram: {
        description: "Fotos vom Tag, Reels und Storys.",
        audience: "Nachbarschaft und Durchreisende",
        strength: "Macht Lust, noch am selben Tag zu kommen.",
      },
      facebook: {
        description: "Öffnungszeiten, Veranstaltungen und Alben.",
        audience: "Familien, Vereine, Stammkundschaft",
        strength: "Holt Leute zum Termin in den Laden.",
      },
      linkedin: {
        description: "Baustellen, offene Stellen, Blick in die Werkstatt.",
        audience: "Auftraggeber und künftige Kolleginnen",
        strength: "Bringt Gespräche mit Firmenkunden und Bewerbungen.",
      },
      tiktok: {
        description: "Ein Handgriff aus dem Beruf, mit dem Handy gefilmt.",
        audience: "Nachwuchs und junge Kundschaft",
        strength: "Wird auch Menschen gezeigt, die Ihnen nicht folgen.",
      },
      youtube: {
        description: "Kurze Videos (Shorts); mit Enterprise ein Kanal mit langen.",
        audience: "Alle, die vor dem Kauf vergleichen",
        strength: "Eine Frage einmal beantwortet, jahrelang gefunden.",
      },
    },
  },
  method: {
    title: "Fünf Schritte, dann läuft es",
    lead: `Der erste Beitrag geht ${methodDays.social.from} bis ${methodDays.social.to} Tage nach Ihrem Ja online.`,
    items: {
      audit: {
        title: "Bestands\u00adaufnahme",
        text: "Ihre Profile, die von drei Mitbewerbern und was Ihre Kundschaft wirklich fragt.",
      },
      strategy: {
        title: "Redaktions\u00adkonzept",
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
        text: "Wir posten, antworten und messen. Was gewirkt hat, machen wir im nächsten Monat öfter.",
      },
    },
  },
  packages: {
    title: "Drei Monatspakete",
    lead: `Sie können das Paket jeden Monat wechseln. Eine Mindestlaufzeit gibt es nicht; die Kündigungsfrist beträgt ${notice.accusative}.`,
    rows: {
      platforms: "Plattformen",
      posts: "Beiträge",
      videos: "Kurze Videos",
      replies: "Antwort auf Kommentare",
      report: "Bericht",
      meeting: "Besprechung",
    },
    items: {
      starter: {
        features: {
          platforms: `${packages.social.starter.platforms}`,
          posts: `${packages.social.starter.posts} je Plattform`,
          videos: null,
          replies: `Mo–Fr unter ${promises.social.commentHours} Std.`,
          report: "Jeden Monat",
          meeting: "Per E\u2011Mail",
        },
      },
      growth: {
        features: {
          platforms: `${packages.social.growth.platforms}`,
          posts: `${packages.social.growth.posts} je Plattform`,
          videos: `${packages.social.growth.videos}`,
          replies: `Mo–Fr unter ${promises.social.commentHours} Std.`,
          report: "Jeden Monat, mit Erläuterung",
          meeting: `${packages.social.growth.meetingMinutes} Min.`,
        },
      },
      enterprise: {
        features: {
          platforms: `${packages.social.enterprise.platforms}, dazu der Videokanal`,
          posts: "Unbegrenzt",
          videos: `${packages.social.enterprise.videos}`,
          replies: `Mo–Fr unter ${promises.social.commentHours} Std.`,
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
        value: `< ${promises.social.commentHours} Std.`,
        label: `bis zur Antwort auf einen Kommentar, ${openDays}, ${officeHours}`,
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
    title: "Zwei erfundene Kundenstimmen",
    items: {
      restaurant: {
        text: "Am Montag gebe ich beim Kaffee den Monat frei. Den Rest der Zeit koche ich.",
        service: "Social Media, Genf",
      },
      bicycles: {
        text: "Ein Kunde kam mit dem Beitrag auf dem Handy herein. Er wollte genau dieses Rad, und ich hatte es noch.",
        service: "Social Media, Freiburg im Breisgau",
      },
    },
  },
  addOns: {
    title: "Social Media klein und Extras",
    lead: "Einzeln zu haben, mit oder ohne Paket. Preise ohne MwSt.",
  },
  proof: { case: "boucherie-telepherique", metric: "early" },
  questions: {
    title: "Was vor dem ersten Beitrag gefragt wird",
    items: {
      all: {
        question: "Muss ich auf allen Netzwerken sein?",
        answer:
          "Nein. Zwei gepflegte Netzwerke bringen mehr als fünf, die schlafen. Welche das sind, hängt davon ab, wo Ihre Kundschaft ist; das klären wir in der Bestandsaufnahme.",
      },
      time: {
        question: "Wie viel Arbeit bleibt bei mir?",
        answer:
          "Die Freigabe einmal im Monat und ab und zu ein Foto mit dem Handy. Texte, Planung und Antworten machen wir. Fragt jemand etwas, was nur Sie wissen, etwa ob am Samstag noch ein Tisch frei ist, leiten wir Ihnen die Frage weiter.",
      },
      weekend: {
        question: "Wer antwortet am Wochenende?",
        answer: `Niemand. Was am Wochenende kommt, beantworten wir am Montag bis 10 Uhr, alles andere ${openDays}, ${officeHours}, in unter ${promises.social.commentHours} Stunden. Wer samstagabends reservieren oder bestellen will, braucht schneller Auskunft. Dafür gibt es den WhatsApp-Assistenten aus der KI-Automatisierung, der auch sonntags um drei noch antwortet.`,
      },
      trouble: {
        question: "Was, wenn ein Beitrag danebengeht oder jemand schimpft?",
        answer:
          "Danebengehen kann wenig, denn Sie haben jeden Beitrag vorher freigegeben. Beschwerden beantworten wir nicht ohne Sie: Sie bekommen einen Vorschlag und entscheiden, ob er so hinausgeht oder anders. Eine sachliche Antwort auf Kritik liest die halbe Nachbarschaft mit, und meist gern.",
      },
    },
  },
  closing: {
    title: "Reden wir über Ihren nächsten Monat",
    text: `Kostenlos, ${site.booking.call.minutes} Minuten: Wir sehen uns Ihre Profile an. Danach wissen Sie, was wir vorhaben, was es etwa kostet und ab wann.`,
  },
};
