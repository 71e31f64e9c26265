import { z } from "zod";
import { record } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

const voices = record(
  "testimonials",
  z.strictObject({ name: z.string(), company: z.string(), sample: z.boolean().default(false) }),
);

export const schema = z.strictObject({ design: voices, social: voices });

/**
 * People quoted on the service landing pages; of each that is a `sample`, the page says that it is invented.
 */
export const landingTestimonials =
  readOptional("facts/landing-testimonials.yaml", schema, "design", "social") ??
  schema.parse({ design: {}, social: {} });
