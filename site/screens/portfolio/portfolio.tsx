import type { ComponentProps } from "react";
import type { Language } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { caseCategories } from "#data/site/content/facts/case-categories.ts";
import type { Case } from "#site/content/cases/cases.ts";
import { portfolioCopy } from "#site/content/cases/portfolio.copy.ts";
import { PageSection } from "#site/elements/page-section.tsx";
import { CaseGrid } from "#site/screens/portfolio/case-grid.tsx";
import { Testimonials } from "#site/screens/portfolio/testimonials.tsx";
import { Closing } from "#site/sections/closing.tsx";
import { FilteredList } from "#site/sections/filtered-list.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";

interface PortfolioProps {
  language: Language;
  cases: Case[];
  testimonials: ComponentProps<typeof Testimonials>["testimonials"];
}

/** The portfolio: all cases with a category filter, then testimonials. */
export function Portfolio({ language, cases, testimonials }: PortfolioProps) {
  const { seo, subtitle, filter, testimonials: voices, closing } = portfolioCopy(language);
  const contact = { text: closing.contact, href: pathOf("contact", language) };
  return (
    <>
      <PageHero title={seo.h1} subtitle={subtitle} layout="brief" />
      <FilteredList
        legend={filter.legend}
        all={filter.all}
        count={cases.length}
        categories={caseCategories.map((key) => ({
          key,
          label: filter.categories[key],
          count: cases.filter(({ categories }) => categories.includes(key)).length,
        }))}
        language={language}
      >
        <CaseGrid cases={cases} language={language} />
      </FilteredList>
      {testimonials.length > 0 ? (
        <PageSection id="testimonials" title={voices.title} intro={voices.intro} layout="stack" tone="tint">
          <Testimonials testimonials={testimonials} language={language} />
        </PageSection>
      ) : null}
      <Closing language={language} title={closing.title} ask={contact} />
    </>
  );
}
