import { z } from "zod";
import { newKey } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

export const schema = z.array(newKey("case categories"));

/** Categories of the portfolio's filter, in order. */
export const caseCategories = readOptional("facts/case-categories.yaml", schema, "portfolio") ?? [];
