import type { ReactNode } from "react";
import { mailLink, phoneLink, phoneText } from "#contract/copy/contact-links.ts";
import type { Language, Localized } from "#contract/languages/languages.ts";
import { pagesIn, pathOf, servicesIn } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import type { ScreenKey } from "#contract/routes/screens.ts";
import { site } from "#data/contract/facts/site.ts";
import { isConsentAsked } from "#data/site/content/facts/consent-services.ts";
import { reviewAttribute } from "#site/consent/connect-consent.ts";
import { consentCopy } from "#site/consent/consent.copy.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { announcementId } from "#site/elements/connect-currency-toggle.ts";
import { CurrencyToggle } from "#site/elements/currency-toggle.tsx";
import { MailAddress } from "#site/elements/mail-address.tsx";
import { LanguageSwitch } from "#site/layout/language-switch.tsx";
import styles from "./site-footer.module.css";

interface SiteFooterProps {
  language: Language;
  paths: Localized<string>;
}

/** Five columns: agency with language and currency switches, services, company, legal, contact. */
export function SiteFooter({ language, paths }: SiteFooterProps) {
  const copy = layoutCopy(language).footer;
  const screens = (keys: readonly ScreenKey[]) =>
    keys.map((key) => ({ href: pathOf(key, language), text: screenName(key, language) }));
  const column = (name: "agency" | "legal") =>
    screens(pagesIn(language).flatMap(({ key, footer }) => (footer === name ? [key] : [])));
  // A script opens the consent banner in place; without scripts the link leads to the text that explains it.
  const consent = isConsentAsked
    ? [{ href: pathOf("privacy", language), text: consentCopy(language).title, consent: true }]
    : [];

  return (
    <footer className={styles.footer} id="footer">
      <div className={`tiles two gap-4 ${styles.columns}`}>
        <div className={`spread across ${styles.brand}`}>
          <p className="title-s" translate="no">
            {site.brand}
          </p>
          <div className={`spread ${styles.switches}`}>
            <LanguageSwitch language={language} paths={paths} />
            <CurrencyToggle language={language} />
          </div>
          <p className="visually-hidden" id={announcementId} role="status" />
        </div>
        <div className={`across ${styles.contact}`}>
          <h2>{copy.contact}</h2>
          <ul>
            <li>
              <a className="title-l line-on-hover" href={phoneLink(language)}>
                {phoneText(language)}
              </a>
            </li>
            <li>{copy.hours}</li>
            <li>
              <a href={mailLink}>
                <MailAddress />
              </a>
            </li>
            <li className="note">{copy.areas}</li>
          </ul>
        </div>
        <LinkColumn
          title={
            <a className="line-on-hover" href={pathOf("services", language)}>
              {copy.services}
            </a>
          }
          links={screens(servicesIn(language))}
        />
        <LinkColumn title={copy.agency} links={column("agency")} />
        <LinkColumn title={copy.legal} links={[...column("legal"), ...consent]} className={styles.legal} />
        <p className="note across">{[`© ${site.brand}`, copy.sample].filter(Boolean).join(" · ")}</p>
      </div>
    </footer>
  );
}

interface FooterLink {
  href: string;
  text: string;
  /** Reopens the consent choice. */
  consent?: boolean;
}

interface LinkColumnProps {
  title: ReactNode;
  links: FooterLink[];
  className?: string | undefined;
}

function LinkColumn({ title, links, className }: LinkColumnProps) {
  if (links.length === 0) return null;
  return (
    <div className={className}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text, consent }) => (
          <li key={text}>
            <a className="line-on-hover" href={href} {...{ [reviewAttribute]: consent }}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
