import type { Language } from "#contract/languages/languages.ts";
import { socialPlatforms } from "#data/site/content/facts/media.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { Icon, type IconName } from "#site/elements/icon.tsx";
import { PostingCalendar } from "#site/screens/service-landing/posting-calendar.tsx";
import { ServiceLanding } from "#site/screens/service-landing/service-landing.tsx";
import { socialCopy } from "#site/screens/service-landing/social.copy.ts";
import styles from "./social.module.css";

const platformIcons: Record<string, IconName> = {
  instagram: "instagram",
  facebook: "facebook",
  linkedin: "linkedin",
  tiktok: "tiktok",
  youtube: "youtube",
};

/** The social media page: a service landing page with a posting calendar. */
export function Social({ language }: { language: Language }) {
  const copy = socialCopy(language);
  const { title, items } = copy.platforms;
  return (
    <ServiceLanding
      service="social"
      language={language}
      copy={copy}
      media={[
        {
          id: "platforms",
          title,
          content: (
            <ul className="ruled">
              {withKeys(items).map(({ key, strength, text, audience }) => (
                <li className={`with-sign gap-3 ${styles.platform}`} key={key}>
                  <Icon name={platformIcons[key] ?? "people"} />
                  <p>
                    <strong>{socialPlatforms[key]}</strong> <span>{strength}</span> <span>{text}</span>{" "}
                    <span>{audience}</span>
                  </p>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
      spread={<PostingCalendar language={language} />}
    />
  );
}
