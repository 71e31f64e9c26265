import { frame as de } from "#content/copy/de/frame.ts";
import { frame as en } from "#content/copy/en/frame.ts";
import { frame as fr } from "#content/copy/fr/frame.ts";
import type { Localized } from "#src/languages.ts";

export type FrameWords = typeof fr;

/** Words every page shares: header, footer, switches, names of screens and services. */
export const frameWords: Localized<FrameWords> = { fr, en, de };

/** The five services, in the order the site names them. */
export const serviceKeys = ["websites", "automation", "cro", "design", "social"] as const;

export type ServiceKey = (typeof serviceKeys)[number];
