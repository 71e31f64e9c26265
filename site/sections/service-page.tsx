import type { ComponentProps, ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import type { ServiceKey } from "#data/contract/facts/services.ts";
import { listedPriceOf } from "#site/content/offer/price-list.ts";
import { Closing, ClosingAsk } from "#site/sections/closing.tsx";
import type { Disclosure } from "#site/sections/disclosures.tsx";
import { Letter } from "#site/sections/letter.tsx";
import { Questions } from "#site/sections/questions.tsx";
import { ServiceHero } from "#site/sections/service-hero.tsx";
import { StickyAction } from "#site/sections/sticky-action.tsx";
import styles from "./service-page.module.css";

type Hero = ComponentProps<typeof ServiceHero>;

type Ends = ComponentProps<typeof Closing>;

type ServicePageProps = Pick<Hero, "place" | "drawing"> & {
  language: Language;
  service: ServiceKey;
  copy: Pick<Hero, "kicker" | "subtitle" | "badges"> & {
    seo: { h1: string };
    letter: ComponentProps<typeof Letter>["paragraphs"];
    questions: ComponentProps<typeof Questions>;
    closing: { title: string };
  };
  actions: ReactNode;
  /** The page's one composition, as wide as the window. */
  spread?: ReactNode;
  /** What the page ends with, where it is neither the contact page nor the audit; it also stays at the foot of a phone's window. */
  ask?: Ends["ask"];
  book?: Ends["book"];
  /** Further details, before the questions. */
  details?: Disclosure[] | undefined;
  isFirstOpen?: ComponentProps<typeof Questions>["isFirstOpen"];
  children: ReactNode;
};

/** What all pages of a service have in common: how they begin, the questions, and the call at the end. */
export function ServicePage({
  service,
  copy,
  actions,
  spread,
  ask,
  book,
  details,
  isFirstOpen = false,
  children,
  language,
  ...hero
}: ServicePageProps) {
  const action = ask ?? book;
  const item = listedPriceOf(service, language);
  const { kicker, seo, subtitle, badges, letter, questions, closing } = copy;
  return (
    <>
      <ServiceHero {...hero} kicker={kicker} title={seo.h1} subtitle={subtitle} badges={badges}>
        {actions}
      </ServiceHero>
      <Letter paragraphs={letter} language={language} />
      <div className={styles.sections}>
        {spread}
        {children}
        <Questions
          {...questions}
          details={details}
          isFirstOpen={isFirstOpen}
          ask={<ClosingAsk language={language} title={closing.title} ask={ask} />}
        />
        {action ? <StickyAction item={item} action={action} language={language} /> : null}
      </div>
      <Closing language={language} book={book} isAsked />
    </>
  );
}
