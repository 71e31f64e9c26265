import { whatsappLink } from "#content/facts/contact-links.ts";
import { wordsOf } from "#src/content/words.ts";
import { SearchForm } from "#src/elements/search-form.tsx";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { FailureNotice } from "#src/screens/failures/failure-notice.tsx";

/** The 404 page, with a search form. */
export function NotFound({ language }: { language: Language }) {
  const words = wordsOf("failures", language).notFound;
  const { screens } = wordsOf("layout", language);
  const { label, submit } = wordsOf("search", language);
  return (
    <FailureNotice
      title={words.seo.h1}
      line={words.line}
      home={{ text: words.home, href: pathOf("home", language), language: "en" }}
      further={(["services", "pricing", "contact"] as const).map((screen) => ({
        text: screens[screen],
        href: pathOf(screen, language),
      }))}
    >
      <SearchForm action={pathOf("search", language)} label={label} submit={submit} />
    </FailureNotice>
  );
}

/** The 500 page. */
export function Crash({ language }: { language: Language }) {
  const words = wordsOf("failures", language).crash;
  const { greeting, newTab } = wordsOf("layout", language);
  const whatsappHref = whatsappLink(greeting);
  return (
    <FailureNotice
      title={words.seo.h1}
      line={words.line}
      home={{ text: words.home, href: pathOf("home", language) }}
      further={whatsappHref === null ? [] : [{ text: words.whatsapp, href: whatsappHref, newTab }]}
    />
  );
}
