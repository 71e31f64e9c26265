import { pricedItem, pricedItems } from "#src/content/price-list.ts";
import type { Copy } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import type { Language } from "#src/languages.ts";
import { FailureNotice } from "#src/screens/failures/failure-notice.tsx";
import { HomeHero } from "#src/screens/home/home-hero.tsx";
import { ServiceCards } from "#src/screens/services/service-cards.tsx";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { PriceTable } from "#src/sections/price-table.tsx";
import { ServiceIndex } from "#src/sections/service-index.tsx";

interface SectionStatesProps {
  readonly language: Language;
  readonly words: Copy["home"];
  readonly newTab: string;
}

const longWord = "Kundengewinnungsautomatisierungsdienstleistung";

/** Sections with ordinary and with unkind content. */
export function SectionStates({ language, words, newTab }: SectionStatesProps) {
  return (
    <>
      <HomeHero
        words={words.hero}
        night={words.night}
        newTab={newTab}
        auditHref="#main"
        contactHref="#main"
      />
      <PageHero title={longWord} subtitle={words.hero.subtitle} badges={Object.values(words.hero.badges)} />
      <Band title={words.services.title} lead={words.services.lead}>
        <ServiceIndex
          language={language}
          rows={[
            {
              key: "a",
              title: longWord,
              text: words.services.items.cro,
              entry: pricedItem("campaigns", "cro", language),
              href: "#main",
            },
            {
              key: "b",
              title: "Plain",
              text: "No link.",
              entry: pricedItem("campaigns", "cro", language),
            },
          ]}
        />
      </Band>
      <Band title={words.pricing.title} tone="tint" layout="stack">
        <PriceTable
          caption={longWord}
          name="Add-on"
          language={language}
          items={pricedItems("socialAddOns", language).map((item, row) =>
            row === 1 ? { ...item, name: longWord } : item,
          )}
        />
      </Band>
      <Band title={words.cases.title} layout="stack">
        <ServiceCards
          language={language}
          words={{ more: "More" }}
          cards={["a", "b", "c"].map((key) => ({
            key,
            title: key === "b" ? longWord : "Card",
            description: words.hero.subtitle,
            features: { first: "One", second: longWord },
            entry: pricedItem("websites", key === "c" ? "maintenance" : "shop", language),
            href: key === "a" ? "#main" : undefined,
          }))}
        />
      </Band>
      <Band title="On the accent" tone="accent">
        <p>{words.closing.text}</p>
      </Band>
      <ClosingCall
        title={words.closing.title}
        text={words.closing.text}
        actions={[
          { text: words.closing.audit, href: "#main", newTab },
          { text: words.closing.contact, href: "#main" },
        ]}
      />
      <FailureNotice
        title="Oops! Page not found"
        line={words.hero.subtitle}
        home={{ text: "Home", href: "#main" }}
      />
    </>
  );
}
