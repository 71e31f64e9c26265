import { type DrawnService, drawnServices } from "#contract/drawn-services.ts";
import { serviceOfProject } from "#contract/facts/contact-form.ts";
import { type ServiceKey, serviceKeys } from "#contract/facts/services.ts";

/** A service without a screen of its own. */
export type PlainService = Exclude<ServiceKey, DrawnService>;

/** The services on offer without a screen of their own. */
export const plainServices = serviceKeys.filter(
  (key): key is PlainService => !drawnServices.some((drawn) => drawn === key),
);

export function isOffered(service: string): boolean {
  return serviceKeys.some((key) => key === service);
}

/** The kinds of project of a service, in the order of the form; its links choose the first. */
export function projectsOf(service: ServiceKey): string[] {
  return Object.keys(serviceOfProject).filter((type) => serviceOfProject[type] === service);
}
