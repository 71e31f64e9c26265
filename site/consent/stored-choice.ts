import { type Choice, choiceKey, parseChoice, serializeChoice } from "#site/measurement/choice.ts";
import type { PageSettings } from "#site/measurement/page-settings.ts";

/** The visitor's valid choice, or null; `stale` means that one was stored but is no longer valid. */
export function storedChoice({ consent = "", months }: PageSettings): {
  choice: Choice | null;
  stale: boolean;
} {
  try {
    const stored = localStorage.getItem(choiceKey);
    const choice = parseChoice(stored, { version: consent, months, now: new Date() });
    return { choice, stale: stored !== null && choice === null };
  } catch {
    // Storage may be denied; the visitor is then asked on every page.
    return { choice: null, stale: false };
  }
}

export function storeChoice(choice: Choice, { consent = "" }: PageSettings): void {
  try {
    localStorage.setItem(choiceKey, serializeChoice(choice, { version: consent, now: new Date() }));
  } catch {
    // Storage may be denied; the choice then lasts for this page only.
  }
}

export function dropStoredChoice(): void {
  localStorage.removeItem(choiceKey);
}
