import { urlOf } from "#site/head/page-head.ts";

/** Everything may be read but the contact endpoint, which is not a page. */
export const robotsTxt = `User-agent: *
Allow: /
Disallow: /functions/

Sitemap: ${urlOf("/sitemap.xml")}
`;
