import { z } from "zod";
import { readData, record } from "#contract/reader/schema-parts.ts";

export const schema = record("posts", z.int().min(0).max(6));

/** A month of the small plan: the weekday of each week's post; 0 is Monday. */
export const postingDays = readData("facts/posting-plan.yaml", schema);
