import type { ReactNode } from "react";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import { PageHero } from "#src/sections/page-hero.tsx";
import styles from "./choices.module.css";

interface ChoicesProps {
  language: Language;
  /** Renders the form; used only where the site asks for consent. */
  children?: ReactNode;
}

/** The privacy choices page. */
export function Choices({ language, children }: ChoicesProps) {
  const isAsked = site.features.consent;
  const { seo, subtitle, notAsked } = wordsOf("choices", language);
  return (
    <>
      <PageHero title={seo.h1} subtitle={isAsked ? subtitle : notAsked} layout="brief" />
      {isAsked ? (
        <section className={styles.band} aria-labelledby="choices-title">
          {children}
        </section>
      ) : null}
    </>
  );
}
