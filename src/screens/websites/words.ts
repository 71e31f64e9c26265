import { z } from "zod";
import { websiteTypes } from "#content/facts/website-types.ts";
import { keyed, proofChoice, questions, screen, text, texts } from "#src/copy/words-schema.ts";

export const websitesWords = screen({
  kicker: text,
  badges: texts("setup", "ownership", "quote"),
  subtitle: text,
  quote: text,
  portfolio: text,
  types: z.strictObject({
    title: text,
    lead: text,
    labels: texts("audience", "pages", "days", "goal"),
    items: keyed(
      websiteTypes,
      z.strictObject({
        title: text,
        text: text,
        audience: text,
        pages: text,
        days: text,
        goal: text,
      }),
    ),
  }),
  anatomy: z.strictObject({
    /** Alternative text of the page's picture. */
    page: text,
    title: text,
    lead: text,
    seo: z.strictObject({
      title: text,
      items: texts("address", "headings", "weight", "data"),
    }),
    cro: z.strictObject({
      title: text,
      items: texts("promise", "button", "proof", "form"),
    }),
  }),
  speed: texts("value", "title", "text"),
  included: z.strictObject({
    title: text,
    lead: text,
    items: z.strictObject({
      copy: text,
      photos: text,
      devices: text,
      domain: text,
      secure: text,
      legal: text,
      consent: text,
      measurement: text,
      access: text,
      listing: text,
      redirects: text,
      handover: text,
    }),
  }),
  modules: z.strictObject({
    title: text,
    lead: text,
    worksWith: text,
    items: keyed(
      ["booking", "payment", "quote", "languages", "assistant", "articles"],
      texts("title", "text"),
    ),
    languages: text,
    articles: text,
  }),
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: proofChoice.optional(),
  questions: questions,
  closing: texts("title", "text", "audit"),
});
