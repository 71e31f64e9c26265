import { sourceFields } from "#contract/schemas/field-names.ts";
import { buttonPromises } from "#data/contract/facts/button-promises.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import type { LeadSource } from "#leads/store/lead-source.ts";
import type { LeadOrigin } from "#leads/store/save-lead.ts";

const maxLength = 120;

/** Path of a page on this site, without its query, which might hold personal data. */
const path = /^\/[\w\-./%~]*$/;
const host = /^(?=.{1,120}$)[a-z\d-]+(\.[a-z\d-]+)+$/i;
/** Letters, digits and a few punctuation marks; rejects email addresses and links. */
const campaign = /^[\p{L}\p{N} _.+|:,()&-]+$/u;

/** Reads what brought the visitor to the form. Invalid values are dropped, since no lead is refused because of them. */
export function readOrigin(input: Record<string, unknown>): LeadOrigin {
  const source: LeadSource = {};
  for (const field of sourceFields) {
    const value = input[field];
    if (typeof value !== "string") continue;
    const text = value.trim().slice(0, maxLength).toWellFormed();
    const pattern = field === "page" ? path : field === "referrer" ? host : campaign;
    if (pattern.test(text)) source[field] = text;
  }
  return {
    service: serviceKeys.find((key) => key === input["service"]) ?? null,
    buttonPromise: buttonPromises.find((key) => key === input["promise"]) ?? null,
    source,
  };
}
