/** Figures of the three cases on the home page: sample cases, once for all languages. */
export const homeCases = {
  "stred-swiss": {
    country: "CH",
    months: 3,
    metric: { kind: "growth", percent: 180 },
    url: "https://stred.example",
  },
  "boucherie-telepherique": {
    country: "FR",
    months: 4,
    metric: { kind: "growth", percent: 64 },
    url: "https://boucherie-telepherique.example",
  },
  "alb-contact": {
    country: null,
    months: 6,
    metric: { kind: "rate", percent: 34 },
    url: "https://alb-contact.example",
  },
} as const;

export type HomeCaseKey = keyof typeof homeCases;
