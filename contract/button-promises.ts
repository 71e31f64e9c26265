import type { Language } from "#contract/languages.ts";
import { leadFormWords, packageWords } from "#contract/lead-form.words.ts";

/** What a button promised, as its page calls it; by its key once the site no longer has it. */
export function promiseName(promise: string, language: Language): string {
  const { promises } = leadFormWords(language);
  const name = isConversation(promise) ? promises[promise]?.name : packageName(promise, language);
  return name ?? promise;
}

/** What happens next once it was asked for; undefined where the form says it to everybody. */
export function promiseNext(promise: string, language: Language): string | undefined {
  const { promises } = leadFormWords(language);
  if (promise === "call") return undefined;
  if (promise === "trial" || promise === "audit") return promises[promise]?.next;
  const name = packageName(promise, language);
  return name === undefined ? undefined : promises.package.next({ name });
}

function isConversation(promise: string): promise is "trial" | "audit" | "call" {
  return promise === "trial" || promise === "audit" || promise === "call";
}

function packageName(key: string, language: Language): string | undefined {
  const groups = Object.values(packageWords(language).groups);
  return groups.flatMap(({ items }) => items[key]?.name ?? [])[0];
}
