import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import type { BuiltHeaders } from "#contract/built-headers.ts";
import { filePolicy, policyText } from "#contract/security-headers.ts";
import { builtFolder } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const { policies }: BuiltHeaders = JSON.parse(
  await readFile(join(builtFolder, "..", "headers.json"), "utf8"),
);

/** Findings of Google's CSP evaluator above medium severity; lower numbers are more severe. */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);
}

test("the evaluator finds nothing severe in the policy of any page or file", async () => {
  const all = [
    { path: "anything else", policy: policyText(filePolicy) },
    ...Object.entries(policies).map(([path, policy]) => ({ path, policy })),
  ];
  await holdsFor(all, ({ policy }) => expect(findings(policy)).toEqual([]));
});
