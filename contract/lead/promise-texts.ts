import type { Language } from "#contract/languages/languages.ts";
import { leadFormCopy, packageCopy } from "#contract/lead/lead-form.copy.ts";

/** What a button promised, as its page calls it; by its key once the site no longer has it. */
export function promiseName(promise: string, language: Language): string {
  return conversationsIn(language).get(promise)?.name ?? packageName(promise, language) ?? promise;
}

/**
 * What happens next once it was asked for, on a page or in a mail; undefined where the form says it to
 * everybody.
 */
export function promiseNext(
  promise: string,
  language: Language,
  place: "onPage" | "inMail" = "onPage",
): string | undefined {
  const name = packageName(promise, language);
  const { next, inMail = next } = conversationsIn(language).get(promise) ?? {};
  if (name === undefined) return place === "inMail" ? inMail : next;
  return leadFormCopy(language).promises.package.next({ name });
}

function conversationsIn(
  language: Language,
): Map<string, { name: string; next?: string; inMail?: string | undefined } | undefined> {
  const { package: _, ...conversations } = leadFormCopy(language).promises;
  return new Map(Object.entries(conversations));
}

function packageName(key: string, language: Language): string | undefined {
  const groups = Object.values(packageCopy(language).groups);
  return groups.flatMap(({ items }) => (Object.hasOwn(items, key) ? (items[key]?.name ?? []) : []))[0];
}
