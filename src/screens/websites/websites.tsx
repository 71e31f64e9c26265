import { integrations } from "#content/facts/integrations.ts";
import { auditLink } from "#src/content/booking-links.ts";
import type { Proof as ProvenCase } from "#src/content/cases/proof.ts";
import { clientPage } from "#src/content/client-page.ts";
import { contactPage } from "#src/content/contact-page.ts";
import { wordsOf } from "#src/content/words.ts";
import { Actions } from "#src/elements/actions.tsx";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import { type Language, locales } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { BigPromise } from "#src/screens/websites/big-promise.tsx";
import { ClientPage } from "#src/screens/websites/client-page.tsx";
import { IncludedList } from "#src/screens/websites/included-list.tsx";
import { PageAnatomy } from "#src/screens/websites/page-anatomy.tsx";
import { WebsiteTypes } from "#src/screens/websites/website-types.tsx";
import { ServicePage } from "#src/sections/service-page.tsx";
import { Timetable } from "#src/sections/timetable.tsx";

/** The websites page: three types with prices, anatomy of a page, what is included, modules. */
export function Websites({ language, proof }: { language: Language; proof: ProvenCase | undefined }) {
  const words = wordsOf("websites", language);
  const quoteHref = contactPage(language, "websites");

  const list = new Intl.ListFormat(locales[language]);
  const { modules } = words;
  const partners = {
    booking: list.format(integrations.diary),
    payment: list.format(integrations.payment),
    quote: list.format(integrations.crm),
    languages: modules.languages,
    assistant: list.format(integrations.chat),
    articles: modules.articles,
  };
  const moduleKeys = ["booking", "payment", "quote", "languages", "assistant", "articles"] as const;
  const moduleRows = moduleKeys.map((key, position) => ({
    key,
    lead: String(position + 1).padStart(2, "0"),
    ...modules.items[key],
    note: `${modules.worksWith} ${partners[key]}`,
  }));

  return (
    <ServicePage
      service="websites"
      language={language}
      proof={proof}
      words={words}
      place="beside"
      drawing={
        <ClientPage picture={clientPage(language)} alt={words.anatomy.page} title={words.anatomy.title} />
      }
      actions={
        <Actions>
          <ButtonLink href={quoteHref}>{words.quote}</ButtonLink>
          <ButtonLink href={`${pathOf("portfolio", language)}?category=websites`} variant="secondary">
            {words.portfolio}
          </ButtonLink>
        </Actions>
      }
      calls={[
        { text: words.quote, href: quoteHref },
        { text: words.closing.audit, ...auditLink(language) },
      ]}
    >
      <Band id="types" title={words.types.title} lead={words.types.lead} layout="stack">
        <WebsiteTypes words={words.types} language={language} />
      </Band>
      <Band id="anatomy" title={words.anatomy.title} lead={words.anatomy.lead} layout="stack" tone="tint">
        <PageAnatomy words={words.anatomy} />
      </Band>
      <BigPromise {...words.speed} />
      <Band id="included" title={words.included.title} lead={words.included.lead} tone="tint" density="tight">
        <IncludedList items={words.included.items} />
      </Band>
      <Band id="modules" title={modules.title} lead={modules.lead} layout="stack">
        <Timetable rows={moduleRows} />
      </Band>
    </ServicePage>
  );
}
