import type { Language } from "#src/languages.ts";
import { ChoiceForm } from "#src/screens/choices/choice-form.tsx";
import { choicesWords } from "#src/screens/choices/words.ts";
import { PageHero } from "#src/sections/page-hero.tsx";

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
