import type { ProjectType } from "#content/facts/contact-form.ts";
import type { Promised } from "#content/facts/promised.ts";
import type { ServiceKey } from "#content/facts/services.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

/** The project type that a service's visitors most likely mean. */
const projectOf: Readonly<Record<ServiceKey, ProjectType>> = {
  websites: "website",
  automation: "automation",
  cro: "other",
  design: "branding",
  social: "social",
};

/** The contact page, told what a button promised: it greets the visitor with that and sends it along. */
export function contactPage(language: Language, service: ServiceKey, promise?: Promised): string {
  const asked = new URLSearchParams({ project: projectOf[service], service });
  if (promise) asked.set("promise", promise);
  return `${pathOf("contact", language)}?${asked}`;
}

/** The contact page, told that the free audit was promised. */
export function contactForAudit(language: Language): string {
  const audit: Promised = "audit";
  return `${pathOf("contact", language)}?${new URLSearchParams({ promise: audit })}`;
}
