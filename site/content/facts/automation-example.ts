import { z } from "zod";
import { count, record, timeOfDay } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

export const schema = z.strictObject({
  /** When the sample message arrives. */
  arrives: timeOfDay,
  /** Thank-you message after the appointment, in days. */
  thanksDays: count,
  /** Times of day in the sectors' conversations. */
  playbooks: record(
    "playbooks",
    z.strictObject({ asked: timeOfDay, answered: timeOfDay, replied: timeOfDay, agreed: timeOfDay }),
  ),
  /** Tasks of the assistant in the examples: answering, and taking appointments. */
  tasks: count,
});

/** Figures of the sample business on the automation page. */
export const automationExample = readOptional("facts/automation-example.yaml", schema, "automation");

/** When somebody writes in the conversation of each sector. */
export const playbookTimes = automationExample?.playbooks ?? schema.shape.playbooks.parse({});
