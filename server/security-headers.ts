/**
 * Sent with every answer. The policy for scripts and styles stands in the pages themselves, where
 * Astro writes their hashes; that nobody may frame the site can only be said in a header.
 */
export const securityHeaders = {
  "content-security-policy": "frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
} as const;
