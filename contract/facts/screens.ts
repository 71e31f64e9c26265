import { z } from "zod";
import { readData } from "#contract/copy/fact-schema.ts";
import { optionalScreens } from "#contract/optional-screens.ts";

/** The screens that the site does without. */
export const { leaveOut } = readData(
  "facts/screens.yaml",
  z.strictObject({
    leaveOut: z.array(
      z.enum(
        optionalScreens,
        `expected one of ${optionalScreens.join(", ")}: home, services, contact, imprint and privacy stay, and a service goes with its line in facts/services.yaml`,
      ),
    ),
  }),
);
