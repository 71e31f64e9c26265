import type { ProjectType } from "#contract/facts/contact-form.ts";

interface Facts {
  offered: boolean;
  /**
   * The kinds of project in the contact form that belong to it. Its links choose the first; those of a service that is
   * not offered leave the form.
   */
  projectTypes: readonly ProjectType[];
}

/**
 * Services with a page of their own, in order. A service that is not offered disappears from pages, menus, lists,
 * prices and the contact form; its words and prices may stay in their files.
 */
const services = {
  websites: { offered: true, projectTypes: ["website", "ecommerce", "webapp"] },
  automation: { offered: true, projectTypes: ["automation"] },
  cro: { offered: true, projectTypes: [] },
  design: { offered: true, projectTypes: ["branding"] },
  social: { offered: true, projectTypes: ["social"] },
} as const satisfies Record<string, Facts>;

export type ServiceKey = keyof typeof services;

export const serviceFacts: Record<ServiceKey, Facts> = services;

/** Services with words and prices, offered or not. */
export const allServices = Object.keys(services) as ServiceKey[];

/** Services on offer. */
export const serviceKeys = allServices.filter((key) => serviceFacts[key].offered);

/** What only one service needs and what goes with it: parts in `sample/copy`, running costs in `prices.ts`. */
const neededBy: Record<string, ServiceKey> = {
  assistant: "automation",
  connector: "automation",
  whatsapp: "automation",
  textMessage: "automation",
};

/** Whether something belongs to a service that is not offered. */
export function isWithdrawn(key: string): boolean {
  const owner = neededBy[key] ?? key;
  return allServices.some((service) => service === owner && !serviceFacts[service].offered);
}

/** Whether the form offers a kind of project; one of a service that is not offered is stored all the same. */
export function isOfferedProject(type: string): boolean {
  const owners = allServices.filter((key) => serviceFacts[key].projectTypes.some((own) => own === type));
  return owners.length === 0 || !owners.every(isWithdrawn);
}
