import type { Language } from "#contract/languages/languages.ts";
import { site } from "#data/contract/facts/site.ts";

/** Where the agency works, those first that are named to the readers of a language alone. */
export function serviceAreas(language: Language): string[] {
  return [...(site.serviceAreasFor?.[language] ?? []), ...site.serviceAreas];
}
