import type { PageSettings } from "#site/measurement/page-settings.ts";

/** Categories that visitors can agree to separately. */
export const categories = ["measurement", "marketing", "embeds"] as const;

export type Category = (typeof categories)[number];

export type ConsentChoice = Record<Category, boolean>;

export const everyCategory: ConsentChoice = { measurement: true, marketing: true, embeds: true };
export const noCategory: ConsentChoice = { measurement: false, marketing: false, embeds: false };

/** Key of the visitor's choice in `localStorage`. */
export const choiceKey = "consent";

/** The visitor's valid choice, or null; `stale` means that one was stored but is no longer valid. */
export function storedChoice({ consent = "", months }: PageSettings): {
  choice: ConsentChoice | null;
  stale: boolean;
} {
  try {
    const stored = localStorage.getItem(choiceKey);
    const choice = parseChoice(stored, consent, months);
    return { choice, stale: stored !== null && choice === null };
  } catch {
    // Storage may be denied; the visitor is then asked on every page.
    return { choice: null, stale: false };
  }
}

export function storeChoice(choice: ConsentChoice, { consent = "" }: PageSettings): void {
  try {
    localStorage.setItem(choiceKey, serializeChoice(choice, consent));
  } catch {
    // Storage may be denied; the choice then lasts for this page only.
  }
}

/** Serialises a choice, with the version of the text the visitor is shown and the time it was made. */
export function serializeChoice(choice: ConsentChoice, version: string, now = new Date()): string {
  return JSON.stringify({ version, date: now.toISOString(), ...choice });
}

/** Parses a stored choice; null if it is malformed, answers another version of the text or has expired. */
export function parseChoice(
  stored: string | null,
  version: string,
  months: number,
  now = new Date(),
): ConsentChoice | null {
  const record = parsed(stored);
  if (record?.["version"] !== version) return null;
  const made = new Date(String(record["date"]));
  const end = new Date(made);
  end.setMonth(end.getMonth() + months);
  // A date in the future would outlast the allowed period.
  if (!(made <= now && now < end)) return null;
  const { measurement, marketing, embeds } = record;
  if (typeof measurement !== "boolean" || typeof marketing !== "boolean" || typeof embeds !== "boolean")
    return null;
  return { measurement, marketing, embeds };
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
