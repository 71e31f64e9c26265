import type { SourceField } from "#contract/hidden-fields.ts";

/** Where a visit came from; unknown fields are left out. */
export type LeadSource = Partial<Record<SourceField, string>>;

export function parseSource(stored: string | null): LeadSource {
  return stored === null ? {} : JSON.parse(stored);
}

/** Serialises a source for the database; null if it is empty. */
export function storedSource(source: LeadSource): string | null {
  return Object.keys(source).length === 0 ? null : JSON.stringify(source);
}
