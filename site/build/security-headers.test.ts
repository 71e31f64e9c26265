import { expect, test } from "vitest";
import { withPolicy } from "#site/build/security-headers.ts";
import { pagePolicy } from "#site/head/content-security.ts";

const page = '<head><meta charset="utf-8"><script>go()</script></head>';
const needs = { scripts: ["'sha256-go'"], styles: [], books: false };

function policyOf(edits: boolean, isWhole: boolean): string {
  const [, text = ""] =
    /content="([^"]*)"/.exec(withPolicy(page, pagePolicy({ ...needs, edits }), isWhole)) ?? [];
  return text;
}

test("a page names its own scripts and styles, and where the editor is part of the site, all that it may do", () => {
  expect(policyOf(false, false)).toMatch(/^script-src 'self' 'sha256-go'[^;]*; style-src 'none'$/);
  const whole = policyOf(false, true);
  for (const directive of [
    "default-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ])
    expect(whole).toContain(directive);
  // It counts in headers only, and browsers warn of it elsewhere.
  expect(whole).not.toContain("frame-ancestors");
  expect(policyOf(true, true)).not.toContain("trusted-types");
});
