import { isConsentAsked } from "#content/facts/consent-services.ts";
import { mailLink, phoneLink, phoneText, whatsappLink } from "#content/facts/contact-links.ts";
import { serviceKeys } from "#content/facts/services.ts";
import { site } from "#site.config.ts";
import { reviewAttribute } from "#src/consent/connect-consent.ts";
import { screenName } from "#src/content/screen-name.ts";
import { type Copy, wordsOf } from "#src/content/words.ts";
import { announcementId } from "#src/elements/connect-currency-toggles.ts";
import { CurrencyToggle } from "#src/elements/currency-toggle.tsx";
import { Mark } from "#src/elements/mark.tsx";
import { menuHooks } from "#src/elements/menu-hooks.ts";
import type { Language, Localized } from "#src/languages.ts";
import { LanguageSwitch } from "#src/layout/language-switch.tsx";
import { pathOf } from "#src/routes.ts";
import styles from "./site-footer.module.css";

interface SiteFooterProps {
  language: Language;
  words: Copy["layout"];
  paths: Localized<string>;
}

const agencyScreens = [
  "agency",
  "about",
  "vision",
  "portfolio",
  "pricing",
  "blog",
  "search",
  "links",
] as const;
const legalScreens = ["imprint", "terms", "privacy", "refund", "accessibility", "sitemap"] as const;

/** The footer's five columns: agency with language and currency switches, services, company, legal, contact. */
export function SiteFooter({ language, words, paths }: SiteFooterProps) {
  const whatsappHref = whatsappLink(words.greeting);
  const screens = (keys: readonly (typeof agencyScreens | typeof legalScreens)[number][]) =>
    keys.map((key) => ({ href: pathOf(key, language), text: screenName(key, language) }));
  const services = [
    { href: pathOf("services", language), text: screenName("services", language) },
    ...serviceKeys.map((key) => ({ href: pathOf(key, language), text: screenName(key, language) })),
  ];
  // A script opens the consent band in place; without scripts the link leads to the page that explains it.
  const consent = isConsentAsked
    ? [{ href: pathOf("choices", language), text: wordsOf("consent", language).title, consent: true }]
    : [];

  return (
    <footer className={styles.footer} id="footer" {...{ [menuHooks.behind]: true }}>
      <div className={`stack gap-7 ${styles.columns}`}>
        <div className={`stack gap-4 across ${styles.brand}`}>
          <p className={styles.name}>
            <Mark place="footer" />
            <span translate="no">{site.brand}</span>
          </p>
          <p>{words.footer.line}</p>
          <div className={`cluster ${styles.switches}`}>
            <LanguageSwitch language={language} paths={paths} />
            <CurrencyToggle language={language} />
          </div>
          <p className="visually-hidden" id={announcementId} role="status" />
        </div>
        <LinkColumn title={words.footer.services} links={services} />
        <LinkColumn title={words.footer.agency} links={screens(agencyScreens)} />
        <LinkColumn title={words.footer.legal} links={[...screens(legalScreens), ...consent]} />
        <div>
          <h2>{words.footer.contact}</h2>
          <ul>
            <li>
              <a href={mailLink}>{site.contact.email}</a>
            </li>
            <li>
              <a href={phoneLink(language)}>{phoneText(language)}</a>
            </li>
            {whatsappHref === null ? null : (
              <li>
                <a href={whatsappHref} target="_blank" rel="noopener">
                  {words.footer.whatsapp}
                  <span className="visually-hidden">{` ${words.newTab}`}</span>
                </a>
              </li>
            )}
            <li className={styles.fact}>{words.footer.hours}</li>
            <li className={styles.fact}>{words.footer.areas}</li>
          </ul>
        </div>
      </div>
      <p className={styles.sample}>{[`© ${site.brand}`, words.footer.sample].filter(Boolean).join(" · ")}</p>
    </footer>
  );
}

interface FooterLink {
  href: string;
  text: string;
  /** Reopens the consent choice. */
  consent?: boolean;
}

function LinkColumn({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text, consent }) => (
          <li key={text}>
            <a href={href} {...{ [reviewAttribute]: consent }}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
