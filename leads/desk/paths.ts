import { leadPath } from "#contract/schemas/service-paths.ts";
import { site } from "#data/contract/facts/site.ts";
import { signInField } from "#leads/desk/fields.ts";

export const leadUrl = new URL(leadPath, new URL(site.contactEndpoint, site.url)).href;

/** Address of a link that signs in to the desk. */
export const signInUrl = (token: string) => `${leadUrl}?${signInField}=${token}`;
