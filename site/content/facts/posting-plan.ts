import { z } from "zod";
import { record } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

export const schema = record("posts", z.int().min(0).max(6));

/** A month of the small plan: the weekday of each week's post; 0 is Monday. */
export const postingDays = readOptional("facts/posting-plan.yaml", schema, "social") ?? schema.parse({});
