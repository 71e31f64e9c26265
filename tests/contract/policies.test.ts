import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { readSiteFiles } from "#server/files/site-files.ts";
import type { BuiltHeaders } from "#src/build/security-headers.ts";
import { filePolicy, policyText } from "#src/head/content-security.ts";
import { defaultLanguage } from "#src/languages.ts";
import { pathOf, slugPathOf } from "#src/routes.ts";
import { siteFolder } from "#tests/contract/built-site.ts";
import { holdsFor } from "#tests/contract/holds-for.ts";
import { secondLanguage, thirdLanguage } from "#tests/spoken.ts";

const { policies }: BuiltHeaders = JSON.parse(await readFile(join(siteFolder, "..", "headers.json"), "utf8"));

/** Findings of Google's CSP evaluator above medium severity; lower numbers are more severe. */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);
}

describe("the evaluator", () => {
  test("finds nothing severe in the policy of any page or file", async () => {
    const all = [
      { path: "anything else", policy: policyText(filePolicy) },
      ...Object.entries(policies).map(([path, policy]) => ({ path, policy })),
    ];
    await holdsFor(all, ({ policy }) => expect(findings(policy)).toEqual([]));
  });
});

describe("the response", () => {
  const app = createApp({
    files: readSiteFiles(siteFolder, policies),
    receive: async () => {
      throw new Error("disk full");
    },
    clock: { now: () => 0 },
    checkHealth: async () => {
      throw new Error("disk full");
    },
    trustedProxies: [],
  });
  afterAll(() => app.close());

  const services = pathOf("services", defaultLanguage);
  const call = "/functions/v1/send-contact-email";
  const form = { "content-type": "application/x-www-form-urlencoded" };
  test.each([
    ["GET", "/nowhere", 404, {}, ""],
    ["GET", `${pathOf("home", secondLanguage)}/nowhere`, 404, {}, ""],
    ["GET", "/%E0%A4%A", 400, {}, ""],
    ["GET", slugPathOf("article", defaultLanguage, "unknown"), 302, {}, ""],
    ["GET", services.toUpperCase(), 308, {}, ""],
    ["GET", "/favicon.svg", 200, {}, ""],
    ["GET", "/sitemap.xml", 200, {}, ""],
    ["GET", "/health", 503, {}, ""],
    ["DELETE", services, 405, {}, ""],
    ["GET", call, 405, {}, ""],
    ["POST", call, 415, { "content-type": "text/plain" }, "x"],
    ["POST", call, 400, { "content-type": "application/json" }, "{"],
    ["POST", call, 400, form, `name=A&language=${thirdLanguage}`],
  ] as const)("to %s %s with %i has a sound policy", async (method, url, status, headers, payload) => {
    const answer = await app.inject({ method, url, headers, payload });
    expect(answer.statusCode).toBe(status);
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(findings(policy)).toEqual([]);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });
});
