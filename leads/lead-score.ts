import type { Budget } from "#contract/facts/contact-form.ts";
import type { Language } from "#contract/languages.ts";
import type { Lead } from "#contract/lead-fields.ts";
import type { SiteConfig } from "#contract/site-schema.ts";
import { site } from "#site.config.ts";

/** Points for each property of a lead; the maximum total is 100. */
const points = {
  budget: { small: 10, medium: 25, large: 40, enterprise: 50 } satisfies Record<Budget, number>,
  /** A kind of project that is not listed counts as `otherProject`. */
  projectType: {
    automation: 20,
    webapp: 20,
    ecommerce: 20,
    website: 15,
    branding: 10,
    social: 10,
  } as Record<string, number | undefined>,
  otherProject: 5,
  /** Points by the length of the message in characters; the first entry that is long enough counts. */
  completeness: [
    { from: 200, points: 30 },
    { from: 80, points: 20 },
    { from: 40, points: 10 },
  ],
} as const;

/** Scores a lead from 0 to 100, never by its language or email provider, to sort the agency's inbox. */
export function leadScore({ budget, projectType, message }: Lead): number {
  const { length } = Array.from(message);
  const complete = points.completeness.find(({ from }) => length >= from)?.points ?? 0;
  const kind = points.projectType[projectType] ?? points.otherProject;
  return points.budget[budget] + kind + complete;
}

/** Routing rule: which mailboxes get which leads. A missing condition matches everything. */
export type Route = SiteConfig["contact"]["routing"][number];

/** Mailboxes of the first route that matches, comma-separated; null for the agency's default ones. */
export function recipientOf(
  lead: Lead,
  language: Language,
  score: number,
  routes: Route[] = site.contact.routing,
): string | null {
  const route = routes.find(
    ({ projectTypes, languages, minimumScore = 0 }) =>
      (projectTypes?.includes(lead.projectType) ?? true) &&
      (languages?.includes(language) ?? true) &&
      score >= minimumScore,
  );
  return route?.to.join(", ") ?? null;
}
