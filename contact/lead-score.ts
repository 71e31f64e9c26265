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
  /** A message says what is wanted in so many characters; the first that is long enough counts. */
  completeness: [
    { from: 200, points: 30 },
    { from: 80, points: 20 },
    { from: 40, points: 10 },
  ],
} as const;

/**
 * How promising a lead is, from 0 to 100, by its budget, its kind and how complete it is; never by its language or
 * who runs its mailbox. It sorts the agency's inbox and nothing else.
 */
export function leadScore({ budget, projectType, message }: Lead): number {
  const { length } = Array.from(message);
  const complete = points.completeness.find(({ from }) => length >= from)?.points ?? 0;
  return points.budget[budget] + points.projectType[projectType] + complete;
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
