import { z } from "zod";
import { newKey, readData } from "#contract/copy/fact-schema.ts";

/** Categories of the portfolio's filter, in order. */
export const caseCategories = readData("facts/case-categories.yaml", z.array(newKey("case categories")));
