import { whatsappLink } from "#contract/contact-links.ts";
import { screenName } from "#contract/copy/screen-name.ts";
import { speaksEnglish } from "#contract/facts/contact-form.ts";
import type { Language } from "#contract/languages.ts";
import { hasScreenIn, pathOf } from "#contract/routes.ts";
import { SearchForm } from "#site/elements/search-form.tsx";
import { layoutWords } from "#site/layout/words.ts";
import { ErrorPage } from "#site/screens/error-pages/error-page.tsx";
import { errorPagesWords } from "#site/screens/error-pages/words.ts";
import { searchWords } from "#site/screens/search/words.ts";

export function NotFound({ language }: { language: Language }) {
  const { notFound: words, serverError } = errorPagesWords(language);
  const home = pathOf("home", language);
  const isTranslated = speaksEnglish && language !== "en";
  return (
    <ErrorPage
      title={words.seo.h1}
      said={words.said}
      home={{
        text: isTranslated ? serverError.home : words.home,
        english: isTranslated ? words.home : undefined,
        href: home,
      }}
      further={(["services", "pricing", "contact"] as const)
        .filter((screen) => hasScreenIn(screen, language))
        .map((screen) => ({
          text: screenName(screen, language),
          href: pathOf(screen, language),
        }))}
    >
      {hasScreenIn("search", language) ? <SiteSearch language={language} /> : null}
    </ErrorPage>
  );
}

function SiteSearch({ language }: { language: Language }) {
  const { label, submit } = searchWords(language);
  return <SearchForm action={pathOf("search", language)} label={label} submit={submit} />;
}

export function ServerError({ language }: { language: Language }) {
  const words = errorPagesWords(language).serverError;
  const { greeting, newTab } = layoutWords(language);
  const whatsappHref = whatsappLink(greeting);
  return (
    <ErrorPage
      title={words.seo.h1}
      said={words.said}
      home={{ text: words.home, href: pathOf("home", language) }}
      further={whatsappHref === null ? [] : [{ text: words.whatsapp, href: whatsappHref, newTab }]}
    >
      <p>{words.next}</p>
    </ErrorPage>
  );
}
