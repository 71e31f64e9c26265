import { expect, test } from "vitest";
import { withPolicy } from "#site/build/security-headers.ts";
import { pagePolicy } from "#site/head/content-security.ts";

test("where the editor is part of the site, its page may make markup, which no other page may", () => {
  const policyOf = (edits: boolean) =>
    withPolicy(
      `<head><meta charset="utf-8"></head>`,
      pagePolicy({ scripts: [], styles: [], books: false, edits }),
      true,
    );
  expect(policyOf(false)).toContain("require-trusted-types-for 'script'");
  expect(policyOf(true)).not.toContain("trusted-types");
});
