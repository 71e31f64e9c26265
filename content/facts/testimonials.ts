/** What all testimonials share. */
export const testimonialFacts = {
  /** Stars, out of as many. */
  rating: 5,
  /** Milliseconds between two steps of the carousel. */
  interval: 4000,
} as const;
