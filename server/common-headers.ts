import { reportingHeaders, reportingPolicy } from "#server/policy-report-call.ts";
import { filePolicy, policyText, securityHeaders } from "#src/head/content-security.ts";

/** What every answer says, under the policy of what is no page where it has none of its own. */
export function commonHeaders(isReported: boolean, policy = policyText(filePolicy)) {
  return {
    ...securityHeaders,
    "Content-Security-Policy": isReported ? reportingPolicy(policy) : policy,
    ...(isReported ? reportingHeaders : {}),
  };
}
