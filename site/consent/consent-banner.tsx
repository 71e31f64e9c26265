import type { Language } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { askedCategories } from "#data/site/content/facts/consent-services.ts";
import { consentBannerId } from "#site/consent/connect-consent-banner.ts";
import { consentCopy } from "#site/consent/consent.copy.ts";
import { Button } from "#site/elements/button.tsx";
import { Icon } from "#site/elements/icon.tsx";
import styles from "./consent-banner.module.css";

interface ConsentBannerProps {
  language: Language;
  /** Keeps the banner from appearing on its own, where the page has enough to say. */
  quiet?: boolean;
}

/** The consent banner, shown by a script: without scripts no third party is loaded, so there is nothing to ask. */
export function ConsentBanner({ language, quiet = false }: ConsentBannerProps) {
  const copy = consentCopy(language);
  return (
    <dialog
      className={styles.banner}
      id={consentBannerId}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
      data-quiet={quiet || undefined}
    >
      <form className={`stack ${styles.inner}`} method="dialog">
        <p className="visually-hidden" id="consent-title">
          {copy.title}
        </p>
        <p className={styles.text} id="consent-text">
          {copy.short}
        </p>
        <div className={`tiles two gap-2`}>
          <Button type="submit" variant="secondary" value="refuse">
            {copy.refuse}
          </Button>
          <Button type="submit" variant="secondary" value="accept">
            {copy.accept}
          </Button>
        </div>
        <details className={styles.choices}>
          <summary className="with-sign">
            <Icon name="chevron-down" />
            {copy.choose}
          </summary>
          <p className={styles.text}>
            {copy.text} <a href={pathOf("privacy", language)}>{copy.policy}</a>
          </p>
          {askedCategories.map((category) => (
            <label key={category}>
              <input type="checkbox" name={category} />
              <strong>{copy.categories[category].title}</strong>
              <span>{copy.categories[category].text}</span>
            </label>
          ))}
          <Button type="submit" variant="secondary" value="save">
            {copy.save}
          </Button>
        </details>
        <button
          className={styles.close}
          type="submit"
          value="close"
          aria-label={copy.closeRefusing}
          data-refusing={copy.closeRefusing}
          data-keeping={copy.closeKeeping}
        >
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
