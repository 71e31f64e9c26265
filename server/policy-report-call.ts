import type { FastifyInstance } from "fastify";
import type { PolicyReport } from "#contact/policy-reports.ts";
import { statusOf } from "#server/failures.ts";
import { isSameSite } from "#server/origin.ts";
import type { SiteFiles } from "#server/site-files.ts";
import { site } from "#site.config.ts";

/** Where browsers report what a content security policy stopped. */
const policyReportPath = "/functions/v1/policy-report";

/** Name of the endpoint in `report-to` and in the header that says where it is. */
const group = "policy";

/** Largest body, in bytes, and how many reports of one body are read. */
const bodyLimit = 32 * 1024;
const batch = 20;

/** Seconds after which a refused sender may try again. */
const retryAfter = 60;

export interface PolicyReportParts {
  readonly files: SiteFiles;
  /** Counts a report; false where more arrive than are taken. */
  readonly countReport: (report: PolicyReport) => boolean;
}

/** Says where reports go, for the browsers that know `report-to`. */
export const reportingHeaders = { "Reporting-Endpoints": `${group}="${policyReportPath}"` } as const;

/** A policy whose violations are reported; `report-uri` is for browsers that do not know `report-to`. */
export function reportingPolicy(policy: string): string {
  return `${policy}; report-uri ${policyReportPath}; report-to ${group}`;
}

/** Counts reports in both formats; of what they hold, only what names nobody is kept. */
export async function policyReportCall(
  app: FastifyInstance,
  { files, countReport }: PolicyReportParts,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ["application/csp-report", "application/reports+json"],
    { parseAs: "string", bodyLimit },
    app.getDefaultJsonParser("error", "error"),
  );
  app.setErrorHandler((error, _request, reply) => reply.code(statusOf(error)).send());

  app.post(policyReportPath, { bodyLimit }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isSameSite(request)) return reply.code(403).send();
    const hosts = [new URL(site.url).host, request.host];
    const reports = bodiesIn(request.body)
      .slice(0, batch)
      .map((body) => reportOf(body, hosts, files))
      .filter((report) => report !== null);
    for (const report of reports) {
      if (!countReport(report)) return reply.code(429).header("retry-after", retryAfter).send();
    }
    return reply.code(204).send();
  });
}

/** What one report says, under the names of either format. */
interface Body {
  readonly page: unknown;
  readonly directive: unknown;
  readonly blocked: unknown;
}

/** `{"csp-report": {…}}`, or a list of `{"type": "csp-violation", "body": {…}}` among reports of other kinds. */
function bodiesIn(sent: unknown): Body[] {
  const single = fieldsOf(fieldsOf(sent)["csp-report"]);
  if (single["document-uri"] !== undefined) {
    return [
      {
        page: single["document-uri"],
        directive: single["effective-directive"] ?? single["violated-directive"],
        blocked: single["blocked-uri"],
      },
    ];
  }
  return [sent]
    .flat()
    .map(fieldsOf)
    .filter(({ type }) => type === "csp-violation")
    .map(({ body }) => fieldsOf(body))
    .map((body) => ({
      page: body["documentURL"],
      directive: body["effectiveDirective"],
      blocked: body["blockedURL"],
    }));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

const directives =
  /^(?:(?:child|connect|default|font|frame|img|manifest|media|object|prefetch|worker)-src|(?:script|style)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;

/** What stands for a blocked address that has no host. */
const keywords =
  /^(?:inline|eval|wasm-eval|trusted-types-policy|trusted-types-sink|self|data|blob|filesystem|about)$/;

/** Null for what no page of this site can have caused. */
function reportOf({ page, directive, blocked }: Body, hosts: readonly string[], files: SiteFiles) {
  const address = URL.parse(String(page));
  // Older browsers send the directive with its sources.
  const [name = ""] = String(directive).split(" ", 1);
  if (!address || !hosts.includes(address.host) || !directives.test(name)) return null;
  return {
    directive: name,
    blocked: blockedIn(String(blocked), hosts),
    page: pageIn(address.pathname, files),
  };
}

/** The host alone; of an address of another kind, such as a browser extension's, its scheme. */
function blockedIn(blocked: string, hosts: readonly string[]): string {
  if (keywords.test(blocked)) return blocked;
  const { protocol = "", host = "", hostname = "" } = URL.parse(blocked) ?? {};
  if (hosts.includes(host)) return "self";
  if (/^(?:https?|wss?):$/.test(protocol)) return hostname.length <= 100 ? hostname : "(long)";
  return /^[a-z][a-z0-9+.-]{0,30}:$/.test(protocol) ? protocol : "(none)";
}

/** Addresses that are no page may hold anything, what a visitor typed included. */
function pageIn(path: string, files: SiteFiles): string {
  return files.get(path)?.type.startsWith("text/html") ? path : "(none)";
}
