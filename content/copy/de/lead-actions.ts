import type { leadActions as contract } from "#content/copy/fr/lead-actions.ts";

export const leadActions: typeof contract = {
  actions: {
    release: {
      link: "Durchlassen",
      heading: "Diese Anfrage durchlassen?",
      effect:
        "Sie kommt wie jede andere in Ihr Postfach, und wer sie geschickt hat, bekommt die Eingangsbestätigung.",
      button: "Ja, sie ist ernst gemeint",
      done: "Die Anfrage ist durch. Sie kommt gleich per E-Mail zu Ihnen.",
    },
    spam: {
      link: "Das ist Werbung",
      heading: "Diese Anfrage als Werbung markieren?",
      effect:
        "Sie wird zurückgehalten, was noch nicht hinausging, bleibt hier, und die nächsten dieser Art werden erkannt.",
      button: "Ja, das ist Werbung",
      done: "Die Anfrage ist als Werbung zurückgehalten.",
    },
    answered: {
      link: "Ich habe geantwortet",
      heading: "Diese Anfrage als beantwortet markieren?",
      effect: "Niemand wird mehr an sie erinnert, und sie zählt im Wochenbericht.",
      button: "Ja, ich habe geantwortet",
      done: "Die Anfrage ist als beantwortet markiert.",
    },
    retry: {
      link: "Noch einmal senden",
      heading: "Aufgegebenes noch einmal senden?",
      effect: "Alles, was zu dieser Anfrage aufgegeben wurde, wird sofort noch einmal versucht.",
      button: "Ja, noch einmal senden",
      done: "Es ist wieder unterwegs.",
    },
    erase: {
      link: "Löschen",
      heading: "Diese Anfrage löschen?",
      effect:
        "In einem Tag ist sie endgültig gelöscht, samt den E-Mails, die noch warten. Bis dahin können Sie es rückgängig machen. Bereits gesendete E-Mails bleiben, wo sie sind.",
      button: "Ja, löschen",
      done: "Die Anfrage wird in einem Tag gelöscht.",
    },
  },
  received: (moment) => `Eingegangen am ${moment}`,
  undo: {
    until: (moment) => `Rückgängig machen können Sie das bis ${moment}.`,
    button: "Rückgängig machen",
    done: {
      heading: "Rückgängig gemacht",
      text: "Alles ist wie zuvor, und der Link funktioniert wieder. Bereits gesendete E-Mails bleiben, wo sie sind.",
    },
    late: {
      heading: "Zu spät zum Rückgängigmachen",
      text: "Das geht nur einen Tag lang. Es wurde nichts geändert.",
    },
    changed: {
      heading: "Die Anfrage hat sich seither geändert",
      text: "Jemand hat inzwischen etwas anderes mit dieser Anfrage getan, und das gilt. Es wurde nichts geändert.",
    },
  },
  used: {
    heading: "Dieser Link wurde schon benutzt",
    text: (moment) => `Er wurde am ${moment} benutzt und wirkt nur einmal. Es wurde nichts geändert.`,
  },
  expired: {
    heading: "Dieser Link ist abgelaufen",
    text: "Er galt dreißig Tage. Es wurde nichts geändert.",
  },
  forged: {
    heading: "Dieser Link stammt nicht von uns",
    text: "Er ist unvollständig oder wurde verändert. Öffnen Sie ihn aus der E-Mail, und zwar ganz. Es wurde nichts geändert.",
  },
  gone: {
    heading: "Diese Anfrage gibt es nicht mehr",
    text: "Sie wurde gelöscht. Es ist nichts mehr zu tun.",
  },
};
