import { z } from "zod";
import { recordOf } from "#contract/reader/records.ts";
import { record } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

const size = z.strictObject({ sides: z.array(z.number()), unit: z.enum(["px", "mm", "m"]) });

/** Media in the brand samples, which the page of design shows side by side. */
export const identityMedia = ["web", "print", "social", "vehicle", "shopfront"] as const;

export type IdentityMedium = (typeof identityMedia)[number];

export const schema = z.strictObject({
  /** The usual size of each. */
  identity: z.strictObject(recordOf(identityMedia, () => size)),
  platforms: record("platforms", z.string()),
});

const media = readOptional("facts/media.yaml", schema, "design", "social");

export const identitySizes = media?.identity;

export const socialPlatforms = media?.platforms ?? schema.shape.platforms.parse({});
