import { toString as textIn } from "hast-util-to-string";
import type { Language } from "#contract/languages/languages.ts";
import type { PlainPage as Page } from "#site/content/pages/plain-pages.ts";
import { isSection } from "#site/content/text/headings.ts";
import { textCopy } from "#site/content/text/text.copy.ts";
import { TextNodes } from "#site/elements/text-nodes.tsx";
import { Closing } from "#site/sections/closing.tsx";
import { LongText } from "#site/sections/long-text.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import "#site/styles/text-media.css";
import written from "#site/sections/written-text.module.css";

/** A page of the site's own: title, text with everything that articles can, and the call at the end. */
export function PlainPage({ page, language }: { page: Page; language: Language }) {
  const { h1, subtitle, text, closing } = page;
  const contents = text
    .filter(isSection)
    .map((heading) => ({ id: String(heading.properties["id"]), title: textIn(heading) }));
  return (
    <>
      <PageHero title={h1} subtitle={subtitle} layout="brief" />
      <LongText title={textCopy(language).contents} contents={contents}>
        <div className={written.text}>
          <TextNodes nodes={text} />
        </div>
      </LongText>
      <Closing language={language} {...(closing ? { title: closing } : {})} />
    </>
  );
}
