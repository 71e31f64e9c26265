/** Shared by all testimonials. */
export const testimonialFacts = {
  /** The most stars; a case says how many its client gave, if any. */
  stars: 5,
  /** Fewer stand side by side: an endless row needs two more than it shows. */
  carouselFrom: 5,
  /** Milliseconds between two steps of the carousel. */
  interval: 4000,
} as const;
