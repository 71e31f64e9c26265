import { projectFacts, projectTypes } from "#data/contract/facts/contact-form.ts";
import type { ServiceKey } from "#data/contract/facts/services.ts";

/** The kinds of project of a service, in the order of the form; its links choose the first. */
export function projectsOf(service: ServiceKey): string[] {
  return projectTypes.filter((type) => projectFacts[type]?.service === service);
}
