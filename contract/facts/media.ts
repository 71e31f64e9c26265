import { z } from "zod";
import { readData, record } from "#contract/copy/fact-schema.ts";

const size = z.strictObject({ sides: z.array(z.number()), unit: z.enum(["px", "mm", "m"]) });

const media = readData(
  "facts/media.yaml",
  z.strictObject({
    identity: z.strictObject({ web: size, print: size, social: size, vehicle: size, shopfront: size }),
    platforms: record("platforms", z.strictObject({ name: z.string(), icon: z.string() })),
  }),
);

/** Media in the brand samples, each with a usual size; each is drawn by the program. */
export const identityMedia = media.identity;

export type IdentityMedium = keyof typeof identityMedia;

/** Social media platforms, each with an icon of what is published there: not every platform lends its own mark. */
export const socialPlatforms = media.platforms;
