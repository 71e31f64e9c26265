/** Shared by all testimonials. */
export const testimonialFacts = {
  /** Number of stars, and their maximum. */
  rating: 5,
  /** Milliseconds between two steps of the carousel. */
  interval: 4000,
} as const;
