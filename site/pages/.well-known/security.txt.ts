import type { APIRoute } from "astro";
import { languages } from "#contract/languages/languages.ts";
import { site } from "#data/contract/facts/site.ts";
import { urlOf } from "#site/head/page-head.ts";

/** It expires within a year (RFC 9116): a site that nobody builds for so long has perhaps nobody who answers. */
const expires = new Date();
expires.setUTCDate(expires.getUTCDate() + 360);
expires.setUTCHours(0, 0, 0, 0);

/** Whom to tell of a vulnerability. */
const text = `Contact: mailto:${site.contact.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${urlOf("/.well-known/security.txt")}
`;

export const GET: APIRoute = () =>
  new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
