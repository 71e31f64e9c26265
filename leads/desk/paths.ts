import { site } from "#data/contract/facts/site.ts";
import { signInField } from "#leads/desk/fields.ts";

/** Path of the links in the agency's mails. The proxies in deploy/ do not log it, because links contain tokens. */
export const leadPath = "/functions/v1/lead";

/** Path of the list. The pages of the leads are below it. */
export const deskPath = "/functions/v1/desk";

export const leadUrl = new URL(leadPath, new URL(site.contactEndpoint, site.url)).href;

/** Address of a link that signs in to the desk. */
export const signInUrl = (token: string) => `${leadUrl}?${signInField}=${token}`;
