/** What a visitor can agree to, one by one. */
export const categories = ["measurement", "marketing", "embeds"] as const;

export type Category = (typeof categories)[number];

export type Choice = Readonly<Record<Category, boolean>>;

export const everything: Choice = { measurement: true, marketing: true, embeds: true };
export const nothing: Choice = { measurement: false, marketing: false, embeds: false };

/** Key of the visitor's choice in `localStorage`. */
export const choiceKey = "consent";

interface Validity {
  /** Version of the text the visitor is shown. */
  readonly version: string;
  /** How long a choice lasts. */
  readonly months: number;
  readonly now: Date;
}

/** A choice as it is stored: with the text it answers and the moment it was made. */
export function writeChoice(choice: Choice, { version, now }: Omit<Validity, "months">): string {
  return JSON.stringify({ version, date: now.toISOString(), ...choice });
}

/** The choice in a stored text, or null where it does not parse, answers another text or has run out. */
export function readChoice(stored: string | null, { version, months, now }: Validity): Choice | null {
  const record = parsed(stored);
  if (record?.["version"] !== version) return null;
  const made = new Date(String(record["date"]));
  const end = endOf(made, months);
  // A date that lies ahead would last longer than it may.
  if (!(made <= now && now < end)) return null;
  const { measurement, marketing, embeds } = record;
  const known = [measurement, marketing, embeds].every((value) => typeof value === "boolean");
  return known ? ({ measurement, marketing, embeds } as Choice) : null;
}

/** When a choice made at a moment runs out, by the calendar. */
export function endOf(made: Date, months: number): Date {
  const end = new Date(made);
  end.setMonth(end.getMonth() + months);
  return end;
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
