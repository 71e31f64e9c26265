/**
 * Services with a page of their own, in order. A service that is not offered disappears from pages, menus, lists,
 * prices and the contact form's greetings; its words and prices may stay in their files.
 */
const services = {
  websites: { offered: true },
  automation: { offered: true },
  cro: { offered: true },
  design: { offered: true },
  social: { offered: true },
} satisfies Record<string, { readonly offered: boolean }>;

export type ServiceKey = keyof typeof services;

/** Services with words and prices, offered or not. */
export const allServices = Object.keys(services) as readonly ServiceKey[];
const offered: Readonly<Record<ServiceKey, { readonly offered: boolean }>> = services;

/** Services on offer. */
export const serviceKeys = allServices.filter((key) => offered[key].offered);

/** Whether something belongs to a service that is not offered. */
export function isWithdrawn(key: string): boolean {
  return allServices.some((service) => service === key && !offered[service].offered);
}
