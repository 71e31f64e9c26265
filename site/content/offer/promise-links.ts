import type { Language } from "#contract/languages/languages.ts";
import { promiseName, promiseNext } from "#contract/lead/promise-texts.ts";
import { hasPage, servicesIn } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { allPackageKeys } from "#data/contract/facts/prices.ts";
import { contactCopy } from "#site/content/offer/contact.copy.ts";

/**
 * What buttons promise and what happens next, and the services that buttons ask about; the key is also the
 * fragment of a link to it.
 */
export function promisesIn(language: Language) {
  const { trial, audit, package: chosen, service } = contactCopy(language).promises;
  return [
    ...(trial && hasPage("automation", language)
      ? [{ key: "trial", ...trial, next: promiseNext("trial", language) }]
      : []),
    { key: "audit", ...audit, next: promiseNext("audit", language) },
    ...allPackageKeys.map((key) => ({
      key,
      title: chosen.title({ name: promiseName(key, language) }),
      text: chosen.text,
      next: promiseNext(key, language),
    })),
    ...servicesIn(language).map((key) => ({
      key,
      title: service.title({ name: screenName(key, language) }),
      text: service.text,
      next: undefined,
    })),
  ];
}
