import type { ComponentProps, ReactNode } from "react";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { Questions } from "#src/sections/questions.tsx";
import { ServiceHero } from "#src/sections/service-hero.tsx";

type Hero = ComponentProps<typeof ServiceHero>;

type ServicePageProps = Pick<Hero, "language" | "proof" | "place" | "drawing"> &
  Readonly<{
    words: Pick<Hero, "kicker" | "subtitle" | "badges"> &
      Readonly<{
        seo: Readonly<{ h1: string }>;
        questions: ComponentProps<typeof Questions>;
        closing: Readonly<{ title: string; text: string }>;
      }>;
    /** Buttons of the first band. */
    actions: ReactNode;
    /** Calls of the last band. */
    calls: ComponentProps<typeof ClosingCall>["actions"];
    /** The bands between. */
    children: ReactNode;
  }>;

/** What all pages of a service have in common: how they begin, the questions, and the call at the end. */
export function ServicePage({ words, actions, calls, children, ...hero }: ServicePageProps) {
  const { kicker, seo, subtitle, badges, questions, closing } = words;
  return (
    <>
      <ServiceHero {...hero} kicker={kicker} title={seo.h1} subtitle={subtitle} badges={badges}>
        {actions}
      </ServiceHero>
      {children}
      <Questions {...questions} />
      <ClosingCall title={closing.title} text={closing.text} actions={calls} />
    </>
  );
}
