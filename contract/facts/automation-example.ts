import { z } from "zod";
import { count, type KeyOf, readData, record, timeOfDay } from "#contract/copy/fact-schema.ts";

export type PlaybookKey = KeyOf<"playbooks">;

const message = <const Kind extends string, const Who extends string>(kind: Kind, who: Who) =>
  z.strictObject({ time: timeOfDay, kind: z.literal(kind), who: z.literal(who) });

/** Figures of the sample business on the automation page. */
export const automationExample = readData(
  "facts/automation-example.yaml",
  z.strictObject({
    /** When the sample message arrives. */
    arrives: timeOfDay,
    /** The conversation about it, in order; it ends with an appointment and the lead's score. */
    talk: z.strictObject({
      asked: message("asked", "customer"),
      answered: message("answered", "assistant"),
      chosen: message("asked", "customer"),
      booked: message("agreed", "diary"),
    }),
    /** Reminder before the appointment, in hours. */
    reminderHours: count,
    /** Thank-you message after the appointment, in days. */
    thanksDays: count,
    /** Follow-up for a prospect who is not ready yet, in days. */
    followUpDays: z.strictObject({ first: count, second: count }),
    /** When a person takes over the open requests. */
    handover: timeOfDay,
    /** Points of a lead, and the minimum for handing it to a person at once. */
    score: z.strictObject({
      need: count,
      date: count,
      budget: count,
      area: count,
      threshold: count,
      most: count,
    }),
    /** The slot that the customer chooses. */
    slot: timeOfDay,
    /** Times of day in the sectors' examples. */
    playbooks: record(
      "playbooks",
      z.strictObject({ trigger: timeOfDay, action: timeOfDay, result: timeOfDay }),
    ),
    /** One reply of the multilingual chat, by language. */
    replies: z.record(z.string(), z.string()),
    /** Tasks of the assistant in the examples: answering, and taking appointments. */
    tasks: count,
  }),
);
