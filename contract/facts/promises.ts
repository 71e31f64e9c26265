import { z } from "zod";
import { count, range, readData, timeOfDay } from "#contract/reader/schema-parts.ts";

export const schema = z
  .object({
    /** Service level, in hours. */
    sla: range,
    /** Setup time of a site or an automation, in working days from the day the texts are approved. */
    setup: range,
    /** Working days from the yes to the quote until the client has the texts to correct. */
    textDays: count,
    /** Time until a quote, in hours. */
    quoteHours: count,
    /** Response time to a message, in business hours. */
    answerHours: count,
    trialDays: count,
    /** Loading time of a landing page, in seconds. */
    landingSeconds: count,
    /**
     * What a first automation includes: usual answers that it learns, and days in which they are corrected.
     */
    firstAutomation: z.object({ answers: count, correctionDays: count }),
    /**
     * Number of indexable pages that the site advertises as a minimum; with fewer, pages say how many there
     * are.
     */
    indexedPages: count.optional(),
    /** Maximum documents in a knowledge base. */
    knowledgeBaseDocuments: count,
    social: z.object({ weeksAhead: count, mondayBy: timeOfDay }).catchall(z.union([count, range, timeOfDay])),
    legal: z.object({ depositPercent: count }).catchall(count),
  })
  .catchall(z.union([count, range, timeOfDay, z.record(z.string(), count)]));

/**
 * Durations, limits and targets that the agency promises. What the program itself reckons with is named;
 * texts may name more.
 */
export const promises = readData("facts/promises.yaml", schema);
