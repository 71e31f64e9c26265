import { urlOf } from "#src/head/page-head.ts";

/**
 * Search engines and assistants may read everything; only the contact endpoint is excluded, since it is not a
 * page.
 */
export const robotsTxt = `User-agent: *
Allow: /
Disallow: /functions/

Sitemap: ${urlOf("/sitemap.xml")}
`;
