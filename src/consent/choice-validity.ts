import { storedChoice } from "#src/consent/stored-choice.ts";
import { choiceKey, expiryOf } from "#src/measurement/choice.ts";
import type { PageSettings } from "#src/measurement/page-settings.ts";

/** When the visitor's choice was made and when it expires; null if there is none. */
export function validityOfChoice(settings: PageSettings): { since: Date; until: Date } | null {
  if (!storedChoice(settings).choice) return null;
  const since = new Date(JSON.parse(localStorage.getItem(choiceKey) ?? "").date);
  return { since, until: expiryOf(since, settings.months) };
}
