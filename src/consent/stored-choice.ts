import { type Choice, choiceKey, endOf, momentOf, readChoice, writeChoice } from "#src/measurement/choice.ts";
import type { PageSettings } from "#src/measurement/page-settings.ts";

/** The visitor's choice, or null where there is none that holds; `stale` says that one was stored. */
export function storedChoice({ consent = "", months }: PageSettings): {
  choice: Choice | null;
  stale: boolean;
} {
  try {
    const stored = localStorage.getItem(choiceKey);
    const choice = readChoice(stored, { version: consent, months, now: new Date() });
    return { choice, stale: stored !== null && choice === null };
  } catch {
    // Storage can be denied; the visitor is then asked on every page.
    return { choice: null, stale: false };
  }
}

/** Since when and until when the visitor's choice holds; null where there is none. */
export function validityOfChoice(settings: PageSettings): { since: Date; until: Date } | null {
  if (!storedChoice(settings).choice) return null;
  const since = momentOf(localStorage.getItem(choiceKey));
  return { since, until: endOf(since, settings.months) };
}

export function storeChoice(choice: Choice, { consent = "" }: PageSettings): void {
  try {
    localStorage.setItem(choiceKey, writeChoice(choice, { version: consent, now: new Date() }));
  } catch {
    // Storage can be denied; the choice then lasts for this page.
  }
}

export function dropStoredChoice(): void {
  localStorage.removeItem(choiceKey);
}
