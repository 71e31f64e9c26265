import { promiseName, promiseNext } from "#contract/button-promises.ts";
import { screenName } from "#contract/copy/screen-name.ts";
import { packageKeys } from "#contract/facts/button-promises.ts";
import { serviceKeys } from "#contract/facts/services.ts";
import type { Language } from "#contract/languages.ts";
import { contactWords } from "#site/screens/contact/words.ts";

interface PromiseWords {
  /** The promise or the service; also the fragment of a link to it. */
  key: string;
  title: string;
  text: string;
  /** What happens once it has been asked for. */
  next?: string | undefined;
}

/** What buttons promise and what happens next, and the services that buttons ask about. */
export function promisesIn(language: Language): PromiseWords[] {
  const { trial, audit, package: chosen, service } = contactWords(language).promises;
  return [
    ...(trial ? [{ key: "trial", ...trial, next: promiseNext("trial", language) }] : []),
    { key: "audit", ...audit, next: promiseNext("audit", language) },
    ...packageKeys.map((key) => ({
      key,
      title: chosen.title({ name: promiseName(key, language) }),
      text: chosen.text,
      next: promiseNext(key, language),
    })),
    ...serviceKeys.map((key) => ({
      key,
      title: service.title({ name: screenName(key, language) }),
      text: service.text,
    })),
  ];
}
