import type { caseStudy as contract } from "#content/copy/fr/case.ts";
import { promises } from "#content/facts/promises.ts";

export const caseStudy: typeof contract = {
  all: "All our work",
  facts: { client: "Client", duration: "Duration", year: "Year", work: "Work", website: "Website" },
  team: "Who worked on it",
  service: "Service",
  read: "Related article",
  confidential: "Confidential",
  challenge: "Challenge",
  solution: "Solution",
  results: "Results",
  technologies: "Technologies",
  testimonial: "Testimonial",
  disclaimer:
    "A fictional case, to show how we work: the client, the people and the figures are invented, and we drew the pictures ourselves.",
  others: "Other cases",
  next: "Next case",
  closing: {
    title: "A problem like yours?",
    text: `Tell us about it, even in two lines. You have an answer within ${promises.answerHours} business hours, with a first idea.`,
    contact: "Request a quote",
  },
};
