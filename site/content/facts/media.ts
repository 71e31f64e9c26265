import { z } from "zod";
import { readData, record } from "#contract/reader/schema-parts.ts";

const size = z.strictObject({ sides: z.array(z.number()), unit: z.enum(["px", "mm", "m"]) });

export const schema = z.strictObject({
  /** Media in the brand samples, each with a usual size; each is drawn by the program. */
  identity: z.strictObject({ web: size, print: size, social: size, vehicle: size, shopfront: size }),
  platforms: record("platforms", z.string()),
});

export const { identity: identityMedia, platforms: socialPlatforms } = readData("facts/media.yaml", schema);

export type IdentityMedium = keyof typeof identityMedia;
