import type { ReactNode } from "react";
import { whatsappLink } from "#contract/copy/contact-links.ts";
import type { Language } from "#contract/languages/languages.ts";
import { hasPage, pathOf } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { messagesLanguage, speaksEnglish } from "#data/contract/facts/contact-form.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { searchCopy } from "#site/content/copy/search.copy.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { SearchForm } from "#site/elements/search-form.tsx";
import { errorPagesCopy } from "#site/screens/error-pages/error-pages.copy.ts";
import styles from "./error-pages.module.css";

export function NotFound({ language }: { language: Language }) {
  const { notFound: copy, serverError } = errorPagesCopy(language);
  const home = pathOf("home", language);
  const isTranslated = speaksEnglish && language !== messagesLanguage;
  return (
    <ErrorPage
      title={copy.seo.h1}
      said={copy.said}
      home={{
        text: isTranslated ? serverError.home : copy.home,
        english: isTranslated ? copy.home : undefined,
        href: home,
      }}
      further={(["services", "pricing", "contact"] as const)
        .filter((screen) => hasPage(screen, language))
        .map((screen) => ({
          text: screenName(screen, language),
          href: pathOf(screen, language),
        }))}
    >
      {hasPage("search", language) ? <SiteSearch language={language} /> : null}
    </ErrorPage>
  );
}

function SiteSearch({ language }: { language: Language }) {
  const { label, submit } = searchCopy(language);
  return <SearchForm action={pathOf("search", language)} label={label} submit={submit} />;
}

export function ServerError({ language }: { language: Language }) {
  const copy = errorPagesCopy(language).serverError;
  const { greeting, newTab } = layoutCopy(language);
  const whatsappHref = whatsappLink(greeting);
  return (
    <ErrorPage
      title={copy.seo.h1}
      said={copy.said}
      home={{ text: copy.home, href: pathOf("home", language) }}
      further={whatsappHref === null ? [] : [{ text: copy.whatsapp, href: whatsappHref, newTab }]}
    >
      <p>{copy.next}</p>
    </ErrorPage>
  );
}

interface ErrorPageProps {
  /** In English on every page, where the site speaks it besides other languages, as is the way back in English. */
  title: string;
  /** What the visitor wanted, and what came of it. */
  said: { wanted: string; answer: string };
  home: { text: string; english?: string | undefined; href: string };
  further?: { text: string; href: string; newTab?: string }[];
  children?: ReactNode;
}

/** An error page: in the bars of the mark what came of it and the way back, then other ways. */
function ErrorPage({ title, said, home, further = [], children }: ErrorPageProps) {
  const english = speaksEnglish ? "en" : undefined;
  return (
    <div className={`stack gap-5 ${styles.notice}`}>
      <Bars large>
        <Bar kind="asked">
          <strong>{said.wanted}</strong>
        </Bar>
        <Bar kind="answered">
          <strong>{said.answer}</strong> <h1 lang={english}>{title}</h1>
        </Bar>
        <Bar kind="agreed" href={home.href}>
          <strong>
            {home.text}
            {"\u00a0"}
            <Icon name="arrow-right" />
          </strong>{" "}
          {home.english ? <span lang="en">{home.english}</span> : null}
        </Bar>
      </Bars>
      <div className="stack gap-5">
        {children}
        <div className="cluster gap-4">
          {further.map(({ text, ...link }) => (
            <ButtonLink key={link.href} {...link} variant="quiet">
              {text}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}
