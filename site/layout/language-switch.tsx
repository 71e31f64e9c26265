import { languageName } from "#contract/formats/language-names.ts";
import { type Language, type Localized, languages } from "#contract/languages/languages.ts";
import { hasLanguageChoice } from "#data/contract/languages/language-settings.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import styles from "#site/elements/switch.module.css";
import { languageSwitchBehaviour } from "#site/layout/connect-language-switch.ts";

/** FR / EN / DE links to this page in each language; a script remembers the choice. Absent with a single language. */
export function LanguageSwitch({ language, paths }: { language: Language; paths: Localized<string> }) {
  if (!hasLanguageChoice) return null;
  return (
    <ul
      className={styles.switch}
      data-behaviour={languageSwitchBehaviour}
      aria-label={layoutCopy(language).languageSwitch}
    >
      {languages.map((other) => (
        <li key={other}>
          <a
            href={paths[other]}
            hrefLang={other}
            lang={other}
            aria-label={`${other.toUpperCase()}, ${languageName(other, other)}`}
            aria-current={other === language ? "true" : undefined}
          >
            <span>{other.toUpperCase()}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
