import { projectFacts, projectTypes } from "#contract/facts/contact-form.ts";
import { type ServiceKey, serviceKeys } from "#contract/facts/services.ts";

export function isOffered(service: string): service is ServiceKey {
  return serviceKeys.some((key) => key === service);
}

/** The kinds of project of a service, in the order of the form; its links choose the first. */
export function projectsOf(service: ServiceKey): string[] {
  return projectTypes.filter((type) => projectFacts[type]?.service === service);
}
