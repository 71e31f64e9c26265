import { type Choice, choiceKey, readChoice, writeChoice } from "#src/measurement/choice.ts";
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
