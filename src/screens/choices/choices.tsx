import { wordsOf } from "#src/content/words/words.ts";
import type { Language } from "#src/languages.ts";
import { ChoiceForm } from "#src/screens/choices/choice-form.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";

export function Choices({ language }: { language: Language }) {
  const { seo, subtitle } = wordsOf("choices", language);
  return (
    <>
      <PageHero title={seo.h1} subtitle={subtitle} layout="brief" />
      <section aria-labelledby="choices-title">
        <ChoiceForm language={language} />
      </section>
    </>
  );
}
