import { z } from "zod";
import { newKey, readData } from "#contract/reader/schema-parts.ts";

export const schema = z.array(newKey("case categories"));

/** Categories of the portfolio's filter, in order. */
export const caseCategories = readData("facts/case-categories.yaml", schema);
