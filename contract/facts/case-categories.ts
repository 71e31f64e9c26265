import { z } from "zod";
import { type KeyOf, readData } from "#contract/copy/fact-schema.ts";

type CaseCategory = KeyOf<"case categories">;

/** Categories of the portfolio's filter, in order. */
export const caseCategories = readData("facts/case-categories.yaml", z.array(z.string())) as CaseCategory[];
