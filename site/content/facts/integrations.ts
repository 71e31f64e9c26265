import { z } from "zod";
import { record } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

export const schema = record("integrations", z.array(z.string()));

/**
 * Native integrations by field, each with its products: those with one, then those with two, so that rows of
 * them align.
 */
export const integrations = readOptional("facts/integrations.yaml", schema) ?? schema.parse({});
