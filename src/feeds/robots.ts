import { addressOf } from "#src/head/page-head.ts";

/** Everything may be read, by search engines and assistants alike; only the form's call is no page. */
export const robots = `User-agent: *
Allow: /
Disallow: /functions/

Sitemap: ${addressOf("/sitemap.xml")}
`;
