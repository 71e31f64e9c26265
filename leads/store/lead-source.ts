import { z } from "zod";
import type { SourceField } from "#contract/schemas/field-names.ts";

/** Where a visit came from, as far as is known. */
export type LeadSource = Partial<Record<SourceField, string>>;

const values = z.record(z.string(), z.unknown()).catch({});

/** Reads a stored source. Values that are not texts, as another version may have stored them, are left out. */
export function parseSource(stored: string | null): LeadSource {
  const texts = Object.entries(values.parse(parseJson(stored ?? ""))).flatMap(([field, value]) =>
    typeof value === "string" ? [[field, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Serialises a source for the database; null if it is empty. */
export function storedSource(source: LeadSource): string | null {
  return Object.keys(source).length === 0 ? null : JSON.stringify(source);
}
