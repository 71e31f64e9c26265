/** Durations, limits and targets that the agency promises. */
export const promises = {
  /** Service level, in hours. */
  sla: { from: 24, to: 72 },
  /** Setup time of a site or an automation, in working days from the day the texts are approved. */
  setup: { from: 3, to: 7 },
  /** Working days from the first conversation until the client has the texts to correct. */
  textDays: 3,
  /** Weeks from the first call until most sites are online. */
  onlineWeeks: { from: 2, to: 3 },
  /** Time until a quote, in hours. */
  quoteHours: 24,
  /** Response time to a message, in business hours. */
  answerHours: 24,
  /** Response time of an automation, in seconds. */
  responseSeconds: 30,
  /** Conversations that end in an appointment, in per cent. */
  appointmentRate: { from: 25, to: 40 },
  trialDays: 7,
  /** When a trial starts: working days after everything for it is there, which includes a talk of some minutes. */
  trialStart: { days: 3, minutes: 30 },
  /** What a first automation includes: usual answers that it learns, and days in which they are corrected. */
  firstAutomation: { answers: 40, correctionDays: 30 },
  /** Minimum visits a month for A/B tests. */
  testVisits: 5000,
  /** Loading time of a landing page, in seconds. */
  landingSeconds: 2,
  measurable: 100,
  /** Minimum number of indexable pages; the build checks it. */
  indexedPages: 85,
  /** Maximum documents in a knowledge base. */
  knowledgeBaseDocuments: 1000,
  creativeVideos: 4,
  social: {
    /** Response time to a comment, in hours. */
    commentHours: 2,
    /** Comments made at the weekend are answered by this time on Monday. */
    mondayBy: "10:00",
    weeksAhead: 4,
    starter: { platforms: 2, posts: 8 },
    growth: { platforms: 3, posts: 12 },
    enterprise: { platforms: 5 },
  },
  legal: {
    depositPercent: 50,
    penaltyPercentPerMonth: 3,
    deletionDays: 30,
    refundDays: 5,
    noticeMonths: 1,
  },
} as const;
