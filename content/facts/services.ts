/**
 * The services whose pages the site has, in the order it names them. What is not offered has no page, no place
 * in menus and lists, no prices and no greeting at the form; its words and prices may stay where they are.
 */
const services = {
  websites: { offered: true },
  automation: { offered: true },
  cro: { offered: true },
  design: { offered: true },
  social: { offered: true },
} satisfies Record<string, { readonly offered: boolean }>;

export type ServiceKey = keyof typeof services;

/** The services there are words and prices for, on offer or not. */
export const allServices = Object.keys(services) as readonly ServiceKey[];
const offered: Readonly<Record<ServiceKey, { readonly offered: boolean }>> = services;

/** The services on offer. */
export const serviceKeys = allServices.filter((key) => offered[key].offered);

/** Whether something belongs to a service that is not offered. */
export function isWithdrawn(key: string): boolean {
  return allServices.some((service) => service === key && !offered[service].offered);
}
