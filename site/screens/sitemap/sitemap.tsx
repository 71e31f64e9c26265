import { formatNumber } from "#contract/formats/money.ts";
import { type Language, languages } from "#contract/languages/languages.ts";
import { type SiteGroup, siteGroups } from "#contract/routes/screens.ts";
import { promises } from "#data/contract/facts/promises.ts";
import { hasLanguageChoice } from "#data/contract/languages/language-settings.ts";
import { analytics } from "#data/site/content/facts/consent-services.ts";
import type { SitePage } from "#site/content/pages/site-pages.ts";
import { Icon, type IconName } from "#site/elements/icon.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { Fact } from "#site/elements/term-list.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { sitemapCopy } from "#site/screens/sitemap/sitemap.copy.ts";
import { Closing } from "#site/sections/closing.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import styles from "./sitemap.module.css";
import "#site/elements/link-area.css";

const groupIcons: Record<SiteGroup, IconName> = {
  services: "home",
  portfolio: "picture",
  blog: "book",
  company: "people",
  legal: "scale",
};

/** The number beside a group: of its cases or articles, not counting their list; in a group with neither, of all pages. */
function countOf(entries: SitePage[]): number {
  const listed = entries.filter(({ route }) => route === "case" || route === "article");
  return (listed.length > 0 ? listed : entries).length;
}

/** The sitemap page: all pages by group, with address and what it is about in a few words. */
export function Sitemap({ language, pages }: { language: Language; pages: SitePage[] }) {
  const copy = sitemapCopy(language);

  const count = pages.length;
  // A site with fewer says how many there are.
  const atLeast = promises.indexedPages;
  const badges = [
    copy.badges.pages({ count: atLeast === undefined || count < atLeast ? count : `${atLeast}+` }),
    ...(hasLanguageChoice ? [copy.badges.languages({ count: languages.length })] : []),
  ];

  const pagesOfLanguage = pages.filter((page) => page.language === language);
  const groups = siteGroups
    .map((key) => ({ key, entries: pagesOfLanguage.filter(({ group }) => group === key) }))
    .filter(({ entries }) => entries.length > 0);

  return (
    <>
      <PageHero title={copy.seo.h1} subtitle={copy.subtitle} layout="index">
        <p>
          <strong>{badges.join(" · ")}</strong>
        </p>
      </PageHero>
      {groups.map(({ key, entries }, index) => (
        <Group key={key} group={key} entries={entries} language={language} isOpen={index === 0} />
      ))}
      <SiteFacts language={language} pageCount={count} perLanguage={pagesOfLanguage.length} />
      <Closing language={language} title={copy.closing.title} />
    </>
  );
}

interface GroupProps {
  group: SiteGroup;
  entries: SitePage[];
  language: Language;
  isOpen: boolean;
}

function Group({ group, entries, language, isOpen }: GroupProps) {
  return (
    <section className={styles.group} id={group} aria-labelledby={`${group}-title`}>
      <details className="disclosure" open={isOpen}>
        <summary className="title-s">
          <h2 id={`${group}-title`}>
            <Icon name={groupIcons[group]} /> {sitemapCopy(language).groups[group]}{" "}
            <span className="accented">{formatNumber(countOf(entries), language)}</span>
          </h2>
        </summary>
        <ul>
          {entries.map(({ key, name, path, description }) => (
            <li className={`link-area ${styles.entry}`} key={key}>
              <h3 className="label">
                <a className="stretched-link line-on-hover" href={path}>
                  {name}
                </a>
              </h3>
              <p className="small">{withPrices(description)}</p>
              <p className="note" translate="no">
                {path}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface SiteFactsProps {
  language: Language;
  pageCount: number;
  perLanguage: number;
}

/** What the site says of itself. */
function SiteFacts({ language, pageCount, perLanguage }: SiteFactsProps) {
  const { title, items } = sitemapCopy(language).facts;
  return (
    <PageSection id="facts" title={title}>
      <dl className="facts">
        {hasLanguageChoice ? (
          <Fact term={items.languages.title}>
            <strong>{languages.map((code) => code.toUpperCase()).join(" / ")}</strong>{" "}
            {items.languages.text({
              count: formatNumber(pageCount, language),
              perLanguage: formatNumber(perLanguage, language),
            })}
          </Fact>
        ) : null}
        <Fact term={items.speed.title}>{items.speed.text}</Fact>
        {analytics ? (
          <Fact term={items.analytics.title}>
            <strong>{analytics.sign}</strong> {items.analytics.text}
          </Fact>
        ) : null}
      </dl>
    </PageSection>
  );
}
