import { z } from "zod";
import type { SourceField } from "#contract/schemas/field-names.ts";

/** Where a visit came from; unknown fields are left out. */
export type LeadSource = Partial<Record<SourceField, string>>;

const values = z.record(z.string(), z.unknown()).catch({});

/** Reads a source of the database; what is no text, as another version may have stored it, is left out. */
export function parseSource(stored: string | null): LeadSource {
  const texts = Object.entries(values.parse(jsonIn(stored ?? ""))).flatMap(([field, value]) =>
    typeof value === "string" ? [[field, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

function jsonIn(stored: string): unknown {
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
