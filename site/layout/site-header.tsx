import { Fragment } from "react";
import { phoneLink, whatsappLink } from "#contract/copy/contact-links.ts";
import type { Language, Localized } from "#contract/languages/languages.ts";
import { hasPage, pathOf, servicesIn } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import type { ScreenKey } from "#contract/routes/screens.ts";
import { site } from "#data/contract/facts/site.ts";
import { hasLanguageChoice } from "#data/contract/languages/language-settings.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { auditLink } from "#site/content/offer/contact-page.ts";
import { tradesIn } from "#site/content/trades/trades.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { Logo } from "#site/elements/logo.tsx";
import { dropdownBehaviour, menuBehaviour } from "#site/layout/connect-menus.ts";
import { LanguageSwitch } from "#site/layout/language-switch.tsx";
import styles from "./site-header.module.css";

interface SiteHeaderProps {
  language: Language;
  /** Null where the page has no address of its own. */
  screen: ScreenKey | null;
  paths: Localized<string>;
}

const topScreens = ["home", "services", "portfolio", "pricing", "blog", "contact"] as const;
const menuScreens = ["home", "services", "pricing", "agency", "blog", "contact", "search"] as const;

/** Fixed header: logo, top links, services menu, languages and call to action; a popover menu on small screens. */
export function SiteHeader(props: SiteHeaderProps) {
  const { language } = props;
  const copy = layoutCopy(language);
  return (
    <header className={styles.header}>
      <div className={`spread ${styles.bar}`}>
        <a className={`with-sign title-s ${styles.logo}`} href={pathOf("home", language)}>
          <Logo place="header" />
          <span translate="no">{site.brand}</span>
          <span className="visually-hidden">{` – ${copy.home}`}</span>
        </a>
        <WideMenu {...props} />
        <button className={`target ${styles.opener}`} type="button" popoverTarget="menu">
          {/* Its name stays: whether the menu is open, the browser says. */}
          {copy.openMenu}
          <span className={styles.open}>
            <Icon name="menu" />
          </span>
          <span className={styles.close}>
            <Icon name="close" />
          </span>
        </button>
      </div>
      <PhoneMenu {...props} />
    </header>
  );
}

function WideMenu(props: SiteHeaderProps) {
  const { language, paths } = props;
  const copy = layoutCopy(language);
  return (
    <nav className={styles.wide} aria-label={copy.mainMenu}>
      <ul className={styles.top}>
        {topScreens
          .filter((key) => hasPage(key, language))
          .map((key) => (
            <li key={key}>
              <ScreenLink {...props} target={key} />
              {key === "services" && hasServicesMenu(language) ? (
                <details className={styles.dropdown} data-behaviour={dropdownBehaviour}>
                  <summary>
                    <Icon name="chevron-down" />
                    <span className="visually-hidden">{copy.servicesMenu}</span>
                  </summary>
                  <ServicesMenu {...props} />
                </details>
              ) : null}
            </li>
          ))}
      </ul>
      <LanguageSwitch language={language} paths={paths} />
      <div className={styles.action}>
        <ButtonLink {...auditLink(language)} variant="secondary">
          {copy.audit.short}
        </ButtonLink>
      </div>
    </nav>
  );
}

function PhoneMenu(props: SiteHeaderProps) {
  const { language, paths } = props;
  const copy = layoutCopy(language);
  const whatsappHref = whatsappLink(copy.greeting);
  return (
    <nav
      className={styles.menu}
      id="menu"
      popover="auto"
      aria-label={copy.mainMenu}
      data-behaviour={menuBehaviour}
    >
      <ul className={styles.list}>
        {menuScreens
          .filter((key) => hasPage(key, language))
          .map((key, index) => (
            <Fragment key={key}>
              <li className={key === "services" || key === "search" ? styles.whole : undefined}>
                <ScreenLink {...props} target={key} />
                {key === "services" ? <ServicesMenu {...props} /> : null}
              </li>
              {index === 0 && hasLanguageChoice ? (
                <li className={styles.languages}>
                  <LanguageSwitch language={language} paths={paths} />
                </li>
              ) : null}
            </Fragment>
          ))}
      </ul>
      <Bars as="ul" className={styles.bars}>
        <Bar kind="asked" href={phoneLink(language)}>
          <strong>{copy.call}</strong>
        </Bar>
        {whatsappHref === null ? null : (
          <Bar kind="answered" href={whatsappHref} newTab={copy.newTab}>
            <strong>WhatsApp</strong>
          </Bar>
        )}
        <Bar kind="agreed" {...auditLink(language)}>
          <strong>{copy.audit.short}</strong>
        </Bar>
      </Bars>
    </nav>
  );
}

/** What a client gets on paper is looked at before a service is chosen. */
function listedScreens(language: Language): ScreenKey[] {
  return [...servicesIn(language), ...(hasPage("examples", language) ? ["examples" as const] : [])];
}

function hasServicesMenu(language: Language): boolean {
  return listedScreens(language).length + tradesIn(language).length > 0;
}

/** The services and trades that a language has; nothing where there are none. */
function ServicesMenu(props: SiteHeaderProps) {
  const { language, paths } = props;
  if (!hasServicesMenu(language)) return null;
  const trades = tradesIn(language);
  return (
    <ul className={styles.services}>
      {listedScreens(language).map((key) => (
        <li key={key}>
          <ScreenLink {...props} target={key} />
        </li>
      ))}
      {trades.length === 0 ? null : (
        <li className={`small cluster ${styles.trades}`}>
          {trades.map(({ key, path, copy: { name } }) => (
            <a
              className={styles.trade}
              key={key}
              href={path}
              aria-current={path === paths[language] ? "page" : undefined}
            >
              {name}
            </a>
          ))}
        </li>
      )}
    </ul>
  );
}

/** A link to a screen by its name; it says where the visitor is. */
function ScreenLink({ language, screen, paths, target }: SiteHeaderProps & { target: ScreenKey }) {
  const path = pathOf(target, language);
  const current = paths[language] === path ? "page" : "true";
  return (
    <a
      className={`line-on-hover ${styles.link}`}
      href={path}
      aria-current={target === screen ? current : undefined}
    >
      {screenName(target, language)}
    </a>
  );
}
