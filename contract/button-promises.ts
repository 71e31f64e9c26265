import type { Language } from "#contract/languages.ts";
import { leadFormWords } from "#contract/lead-form.words.ts";
import { packageWords } from "#contract/packages.words.ts";

/** What a button promised, as its page calls it. */
export function promiseName(promise: string, language: Language): string {
  const { promises } = leadFormWords(language);
  return isConversation(promise) ? promises[promise].name : packageName(promise, language);
}

/** What happens next once it was asked for; undefined where the form says it to everybody. */
export function promiseNext(promise: string, language: Language): string | undefined {
  const { promises } = leadFormWords(language);
  if (promise === "call") return undefined;
  return promise === "trial" || promise === "audit"
    ? promises[promise].next
    : promises.package.next({ name: packageName(promise, language) });
}

function isConversation(promise: string): promise is "trial" | "audit" | "call" {
  return promise === "trial" || promise === "audit" || promise === "call";
}

function packageName(key: string, language: Language): string {
  const groups = Object.values(packageWords(language).groups);
  const name = groups.flatMap(({ items }) => items[key]?.name ?? [])[0];
  if (name === undefined) throw new Error(`the price list names no package ${key}`);
  return name;
}
