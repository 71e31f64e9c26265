import { z } from "zod";
import { readData } from "#contract/copy/fact-schema.ts";
import { foldersOf } from "#contract/copy/read-content-files.ts";
import { optionalScreens } from "#contract/optional-screens.ts";
import { siteFolder } from "#contract/site-folder.ts";

const written = readData(
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

/** Lists, each with the folder of what it lists. */
const lists = { portfolio: "cases", blog: "articles", trade: "trades" } as const;

/** The screens that the site does without: those it says, and lists of nothing. */
export const leaveOut = [
  ...written.leaveOut,
  ...(Object.keys(lists) as (keyof typeof lists)[]).filter(
    (screen) => foldersOf(`${siteFolder}/${lists[screen]}`).length === 0,
  ),
];
