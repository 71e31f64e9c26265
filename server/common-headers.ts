import { filePolicy, policyText, securityHeaders } from "#src/head/content-security.ts";

/** The headers of every answer; without a policy of its own, an answer gets the strict one of plain files. */
export function commonHeaders(policy = policyText(filePolicy)) {
  return { ...securityHeaders, "Content-Security-Policy": policy };
}
