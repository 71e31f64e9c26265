import { commonSecurityHeaders, filePolicy, policyText } from "#contract/security-headers.ts";

/** Headers of every response. Without a policy of its own, a response gets the strict one of plain files. */
export function commonHeaders(policy = policyText(filePolicy)) {
  return { ...commonSecurityHeaders, "Content-Security-Policy": policy };
}
