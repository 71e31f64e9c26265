import type { Language } from "#contract/languages/languages.ts";
import type { Lead } from "#contract/lead/lead-fields.ts";
import { budgetRanges, projectFacts } from "#data/contract/facts/contact-form.ts";
import { type SiteConfig, site } from "#data/contract/facts/site.ts";

/** Points for the length of the message in characters; the first entry that it reaches counts. */
const pointsByLength = [
  { from: 200, points: 30 },
  { from: 80, points: 20 },
  { from: 40, points: 10 },
];

/**
 * Scores a lead from 0 to 100, to sort the agency's inbox: up to 50 points for its budget, 20 for the kind of project,
 * both set by the site, and 30 for its message. Language and mail provider do not count.
 */
export function leadScore({ budget, projectType, message }: Lead): number {
  const { length } = Array.from(message);
  const lengthPoints = pointsByLength.find(({ from }) => length >= from)?.points ?? 0;
  return (budgetRanges[budget]?.points ?? 0) + (projectFacts[projectType]?.points ?? 0) + lengthPoints;
}

/** Which mailboxes get which leads. A missing condition matches everything. */
export type RoutingRule = SiteConfig["contact"]["routing"][number];

/** Mailboxes of the first rule that matches, comma-separated; null for the agency's default ones. */
export function recipientOf(
  lead: Lead,
  language: Language,
  score: number,
  rules: RoutingRule[] = site.contact.routing,
): string | null {
  const rule = rules.find(
    ({ projectTypes, languages, minimumScore = 0 }) =>
      (projectTypes?.includes(lead.projectType) ?? true) &&
      (languages?.includes(language) ?? true) &&
      score >= minimumScore,
  );
  return rule?.to.join(", ") ?? null;
}
