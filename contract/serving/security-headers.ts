import { site } from "#data/contract/facts/site.ts";

/** A content security policy: the sources of each directive. */
export type Policy = Record<string, string[]>;

/** Policy of everything but pages: runs nothing and cannot be framed. */
export const filePolicy: Policy = { "default-src": ["'none'"], "frame-ancestors": ["'none'"] };

/** Formats a policy as the value of the `Content-Security-Policy` header. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** Sent with every response. */
export const commonSecurityHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": [
    "accelerometer",
    "autoplay",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
    "xr-spatial-tracking",
  ]
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years.
  "Strict-Transport-Security": `max-age=63072000${site.features.httpsOnSubdomains ? "; includeSubDomains" : ""}`,
  "X-Content-Type-Options": "nosniff",
} as const;
