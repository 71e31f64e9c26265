import { socialPlatforms } from "#contract/facts/media.ts";
import type { Language } from "#contract/languages.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { Band } from "#site/elements/band.tsx";
import { PostingCalendar } from "#site/screens/service-landing/posting-calendar.tsx";
import { ServiceLanding } from "#site/screens/service-landing/service-landing.tsx";
import { socialWords } from "#site/screens/service-landing/social.words.ts";

/** The social media page: a service landing page with a posting calendar. */
export function Social({ language }: { language: Language }) {
  const words = socialWords(language);
  const { title, items } = words.platforms;
  return (
    <ServiceLanding
      service="social"
      language={language}
      words={words}
      media={
        <Band id="platforms" title={title} density="tight">
          <ul className="ruled">
            {withKeys(items).map(({ key, strength, text, audience }) => (
              <li key={key}>
                <strong>{socialPlatforms[key]}</strong> <span>{strength}</span>{" "}
                <span className="note">{text}</span> <span className="note">{audience}</span>
              </li>
            ))}
          </ul>
        </Band>
      }
      drawing={<PostingCalendar language={language} />}
    />
  );
}
