import { caseFiles } from "#contract/copy/content-files.ts";
import { landingTestimonials } from "#contract/facts/landing-testimonials.ts";
import { languages } from "#contract/languages.ts";
import { people } from "#contract/people.ts";
import { servicesIn } from "#contract/routes.ts";
import { isPublished } from "#site/content/publication.ts";

/** How many of several things are invented. */
type Share = "all" | "some" | "none";

interface Sampled {
  sample?: boolean | undefined;
}

/** The facts of a case that matter here; the content check reports wrong ones. */
interface CaseFacts extends Sampled {
  draft?: boolean;
  date?: string;
  testimonial?: unknown;
}

export const publishedCases: CaseFacts[] = Object.values(caseFiles)
  .map(({ data }): CaseFacts => Object(data))
  .filter((one) => isPublished(one));

/** What of the published content is invented: sentences that say so ask for it, `{samples.cases, select, …}`. */
export function samplesAmong(
  cases: CaseFacts[],
  persons: Sampled[] = Object.values(people),
  voices: Sampled[] = Object.entries(landingTestimonials).flatMap(([service, ofService]) =>
    languages.some((language) => servicesIn(language).some((key) => key === service))
      ? Object.values(ofService)
      : [],
  ),
): Record<"cases" | "testimonials" | "people" | "any", Share> {
  return {
    cases: shareOf(cases),
    /** Those of the portfolio, which are quotes from cases. */
    testimonials: shareOf(cases.filter(({ testimonial }) => testimonial !== undefined)),
    people: shareOf(persons),
    /** Cases and testimonials on any page. */
    any: shareOf([...cases, ...voices]),
  };
}

function shareOf(items: Sampled[]): Share {
  const { length } = items.filter(({ sample }) => sample === true);
  if (length === 0) return "none";
  return length === items.length ? "all" : "some";
}
