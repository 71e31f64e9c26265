/** Figures of the sample business on the automation page. */
export const automationExample = {
  /** When the sample message arrives. */
  arrives: "22:41",
  /** The conversation about it, in order; it ends with an appointment and the lead's score. */
  talk: {
    asked: { time: "22:41", kind: "asked", who: "customer" },
    answered: { time: "22:41", kind: "answered", who: "assistant" },
    chosen: { time: "22:43", kind: "asked", who: "customer" },
    booked: { time: "22:43", kind: "noted", who: "diary" },
  },
  /** Reminder before the appointment, in hours. */
  reminderHours: 24,
  /** Thank-you message after the appointment, in days. */
  thanksDays: 2,
  /** Follow-up for a prospect who is not ready yet, in days. */
  followUpDays: { first: 2, second: 7 },
  /** When a person takes over the open requests. */
  handover: "09:00",
  /** Points of a lead, and the minimum for handing it to a person at once. */
  score: { need: 30, date: 25, budget: 20, area: 10, threshold: 70, most: 100 },
  /** The slot that the customer chooses. */
  slot: "10:30",
  /** Times of day in the three sectors' examples. */
  playbooks: {
    restaurant: { trigger: "19:52", action: "19:53", result: "19:56" },
    practice: { trigger: "07:58", action: "07:59", result: "08:04" },
    roofer: { trigger: "10:25", action: "10:26", result: "10:31" },
  },
  /** One reply of the multilingual chat in four languages: "Yes, Thursday at 10:30\u00a0am is free." */
  replies: {
    fr: "Oui, jeudi à 10\u00a0h\u00a030, c’est libre.",
    en: "Yes, Thursday at 10:30\u00a0am is free.",
    de: "Ja, Donnerstag um 10:30\u00a0Uhr ist frei.",
    sq: "Po, e enjtja në 10:30 është e lirë.",
  },
} as const;

export type PlaybookKey = keyof typeof automationExample.playbooks;
