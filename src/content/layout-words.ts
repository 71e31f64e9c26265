import { layout as de } from "#content/copy/de/layout.ts";
import { layout as en } from "#content/copy/en/layout.ts";
import { layout as fr } from "#content/copy/fr/layout.ts";
import { filledWords } from "#src/content/filled-words.ts";
import { type Localized, localize } from "#src/languages.ts";

export type LayoutWords = typeof fr;

/** Words every page shares: header, footer, switches, names of screens and services. */
export const layoutWords: Localized<LayoutWords> = localize((language) =>
  filledWords({ fr, en, de }[language], { file: `content/copy/${language}/frame.ts`, language }),
);

/** The five services, in the order the site names them. */
export const serviceKeys = ["websites", "automation", "cro", "design", "social"] as const;

export type ServiceKey = (typeof serviceKeys)[number];
