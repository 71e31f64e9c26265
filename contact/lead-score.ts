import type { Lead } from "#contact/lead.ts";
import type { Budget, ProjectType } from "#content/facts/contact-form.ts";
import { type SiteConfig, site } from "#site.config.ts";
import type { Language } from "#src/languages.ts";

/** What a lead is worth looking at first, in points; the best possible lead has 100. */
const points = {
  budget: { small: 10, medium: 25, large: 40, enterprise: 50 } satisfies Record<Budget, number>,
  projectType: {
    automation: 20,
    webapp: 20,
    ecommerce: 20,
    website: 15,
    branding: 10,
    social: 10,
    other: 5,
  } satisfies Record<ProjectType, number>,
  /** French is answered by everybody in the agency, the others by some. */
  language: { fr: 10, en: 8, de: 8 } satisfies Record<Language, number>,
  /** Somebody who describes the project, can be called and writes from their own domain means it. */
  complete: { describedWell: 10, dialledFromAbroad: 5, ownDomain: 5 },
} as const;

/** Length from which a message describes its project, in characters. */
const described = 200;

/** Providers anybody gets a mailbox from. */
const freeMailboxes =
  /@(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|aol|icloud|me|proton|protonmail|gmx|web|t-online|orange|wanadoo|free|laposte|sfr|bluewin)\.[a-z.]+$/i;

/** How promising a lead is, from 0 to 100; equal leads have equal scores. */
export function leadScore(lead: Lead, language: Language): number {
  const { describedWell, dialledFromAbroad, ownDomain } = points.complete;
  return (
    points.budget[lead.budget] +
    points.projectType[lead.projectType] +
    points.language[language] +
    (lead.message.length >= described ? describedWell : 0) +
    (/^(\+|00)/.test(lead.phone) ? dialledFromAbroad : 0) +
    (freeMailboxes.test(lead.email) ? 0 : ownDomain)
  );
}

/** Who reads which leads; what is left out matches everything. */
export type Route = SiteConfig["contact"]["routing"][number];

/** The mailboxes of the first route that matches, as they are stored, or null for the agency's usual ones. */
export function recipientOf(
  lead: Lead,
  language: Language,
  score: number,
  routes: readonly Route[] = site.contact.routing,
): string | null {
  const route = routes.find(
    ({ projectTypes, languages, minimumScore = 0 }) =>
      (projectTypes?.includes(lead.projectType) ?? true) &&
      (languages?.includes(language) ?? true) &&
      score >= minimumScore,
  );
  return route?.to.join(", ") ?? null;
}
