import { addressOf } from "#src/head/page-head.ts";

/**
 * Search engines and assistants may read everything; only the contact endpoint is excluded, since it is not a
 * page.
 */
export const robots = `User-agent: *
Allow: /
Disallow: /functions/

Sitemap: ${addressOf("/sitemap.xml")}
`;
