import { z } from "zod";
import { readData, record } from "#contract/copy/fact-schema.ts";

/** Sample plan: weekdays for posts on each platform, the best first; 0 is Monday. */
export const postingDays = readData(
  "facts/posting-plan.yaml",
  record("platforms", z.array(z.int().min(0).max(6))),
);
