import { frame as de } from "#content/copy/de/frame.ts";
import { frame as en } from "#content/copy/en/frame.ts";
import { frame as fr } from "#content/copy/fr/frame.ts";
import { type Localized, localize } from "#src/languages.ts";
import { filledWords } from "#src/library/filled-words.ts";

export type FrameWords = typeof fr;

/** Words every page shares: header, footer, switches, names of screens and services. */
export const frameWords: Localized<FrameWords> = localize((language) =>
  filledWords({ fr, en, de }[language], { file: `content/copy/${language}/frame.ts`, language }),
);

/** The five services, in the order the site names them. */
export const serviceKeys = ["websites", "automation", "cro", "design", "social"] as const;

export type ServiceKey = (typeof serviceKeys)[number];
