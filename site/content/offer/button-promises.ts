import { packageKeys } from "#content/facts/button-promises.ts";
import { serviceKeys } from "#content/facts/services.ts";
import { screenName } from "#contract/copy/screen-name.ts";
import type { Language } from "#contract/languages.ts";
import { allPricedItems } from "#site/content/offer/price-list.ts";
import { contactWords } from "#site/screens/contact/words.ts";

interface PromiseWords {
  /** The promise or the service; also the fragment of a link to it. */
  key: string;
  title: string;
  text: string;
  /** What happens once it has been asked for. */
  next?: string;
}

/** What buttons promise and what happens next, and the services that buttons ask about. */
export function promisesIn(language: Language): PromiseWords[] {
  const { trial, audit, package: chosen, service } = contactWords(language).promises;
  const packages = allPricedItems(language).filter(({ key }) => packageKeys.some((own) => own === key));
  return [
    { key: "trial", ...trial },
    { key: "audit", ...audit },
    ...packages.map(({ key, name }) => ({
      key,
      title: chosen.title({ name }),
      text: chosen.text,
      next: chosen.next({ name }),
    })),
    ...serviceKeys.map((key) => ({
      key,
      title: service.title({ name: screenName(key, language) }),
      text: service.text,
    })),
  ];
}
