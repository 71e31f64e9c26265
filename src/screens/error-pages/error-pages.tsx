import { whatsappLink } from "#content/facts/contact-links.ts";
import { screenName } from "#src/copy/screen-name.ts";
import { SearchForm } from "#src/elements/search-form.tsx";
import type { Language } from "#src/languages.ts";
import { layoutWords } from "#src/layout/words.ts";
import { pathOf } from "#src/routes.ts";
import { ErrorPage } from "#src/screens/error-pages/error-page.tsx";
import { errorPagesWords } from "#src/screens/error-pages/words.ts";
import { searchWords } from "#src/screens/search/words.ts";

export function NotFound({ language }: { language: Language }) {
  const words = errorPagesWords(language).notFound;
  const { label, submit } = searchWords(language);
  return (
    <ErrorPage
      title={words.seo.h1}
      said={Object.values(words.said)}
      home={{ text: words.home, href: pathOf("home", language), lang: "en" }}
      further={(["services", "pricing", "contact"] as const).map((screen) => ({
        text: screenName(screen, language),
        href: pathOf(screen, language),
      }))}
    >
      <SearchForm action={pathOf("search", language)} label={label} submit={submit} />
    </ErrorPage>
  );
}

export function ServerError({ language }: { language: Language }) {
  const words = errorPagesWords(language).serverError;
  const { greeting, newTab } = layoutWords(language);
  const whatsappHref = whatsappLink(greeting);
  return (
    <ErrorPage
      title={words.seo.h1}
      said={Object.values(words.said)}
      home={{ text: words.home, href: pathOf("home", language) }}
      further={whatsappHref === null ? [] : [{ text: words.whatsapp, href: whatsappHref, newTab }]}
    />
  );
}
