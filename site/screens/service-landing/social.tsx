import { landingTestimonials } from "#contract/facts/landing-testimonials.ts";
import { socialPlatforms } from "#contract/facts/media.ts";
import { socialMethod } from "#contract/facts/methods.ts";
import { keyed } from "#contract/formats/keyed.ts";
import type { Language } from "#contract/languages.ts";
import { linkTo } from "#contract/routes.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { svgOf } from "#site/content/text/pictures.ts";
import { Band } from "#site/elements/band.tsx";
import { Icon, iconNamed } from "#site/elements/icon.tsx";
import { PostingCalendar } from "#site/screens/service-landing/posting-calendar.tsx";
import { ServiceLanding } from "#site/screens/service-landing/service-landing.tsx";
import { socialWords } from "#site/screens/service-landing/social.words.ts";
import styles from "./social.module.css";

/** The social media page: a service landing page with a posting calendar. */
export function Social({ language }: { language: Language }) {
  const words = socialWords(language);
  const { title, lead, items } = words.platforms;
  return (
    <ServiceLanding
      service="social"
      language={language}
      words={words}
      solution={keyed(words.features.items).map((item) => ({
        ...item,
        picture: svgOf(`${siteFolder}/services/social/${item.key}`),
        href: item.key === "report" ? (linkTo("examples", language, "#report") ?? undefined) : undefined,
      }))}
      media={
        <Band id="platforms" title={title} lead={lead} layout="stack" density="tight">
          <dl className="ruled">
            {keyed(items).map(({ key, strength, text, audience }) => (
              <div className={`columns gap-1 ${styles.platform}`} key={key}>
                <dt className="title-s span-3">
                  <Icon name={iconNamed(socialPlatforms[key].icon)} /> {socialPlatforms[key].name}
                </dt>
                <dd className="label span-3">{strength}</dd>
                <dd className={`note span-3 ${styles.text}`}>{text}</dd>
                <dd className={`note span-3 ${styles.text}`}>{audience}</dd>
              </div>
            ))}
          </dl>
        </Band>
      }
      method={socialMethod}
      voices={landingTestimonials.social}
      drawing={<PostingCalendar language={language} />}
    />
  );
}
