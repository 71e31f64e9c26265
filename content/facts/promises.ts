/** Durations, limits and targets the agency promises, once for all languages. */
export const promises = {
  /** Service level, in hours. */
  sla: { from: 24, to: 72 },
  /** Until a site or an automation is live, in days. */
  setup: { from: 3, to: 7 },
  /** A quote arrives within, in hours. */
  quoteHours: 24,
  /** A message is answered within, in business hours. */
  answerHours: 24,
  /** An automation answers within, in seconds. */
  responseSeconds: 30,
  /** Share of conversations that end in an appointment, in per cent. */
  appointmentRate: { from: 25, to: 40 },
  trialDays: 7,
  /** Visits a month from which two versions of a page can be tested against each other. */
  testVisits: 5000,
  /** A landing page loads within, in seconds. */
  landingSeconds: 2,
  measurable: 100,
  /** Pages search engines may list, at least; the build counts them. */
  indexedPages: 85,
  /** Documents a knowledge base holds at most. */
  knowledgeBaseDocuments: 1000,
  creativeVideos: 4,
  social: {
    /** A comment is answered within, in hours. */
    commentHours: 2,
    /** A comment of the weekend is answered on Monday by this time. */
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
