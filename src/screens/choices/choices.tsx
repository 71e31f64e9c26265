import type { ReactNode } from "react";
import { isConsentAsked } from "#content/facts/consent-services.ts";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import { PageHero } from "#src/sections/page-hero.tsx";

interface ChoicesProps {
  language: Language;
  /** Renders the form; used only where the site asks for consent. */
  children?: ReactNode;
}

export function Choices({ language, children }: ChoicesProps) {
  const { seo, subtitle, notAsked } = wordsOf("choices", language);
  return (
    <>
      <PageHero title={seo.h1} subtitle={isConsentAsked ? subtitle : notAsked} layout="brief" />
      {isConsentAsked ? <section aria-labelledby="choices-title">{children}</section> : null}
    </>
  );
}
