import type { Language } from "#contract/languages.ts";
import { ChoiceForm } from "#site/screens/choices/choice-form.tsx";
import { choicesWords } from "#site/screens/choices/words.ts";
import { PageHero } from "#site/sections/page-hero.tsx";

export function Choices({ language }: { language: Language }) {
  const { seo, subtitle } = choicesWords(language);
  return (
    <>
      <PageHero title={seo.h1} subtitle={subtitle} layout="brief" />
      <section aria-labelledby="choices-title">
        <ChoiceForm language={language} />
      </section>
    </>
  );
}
