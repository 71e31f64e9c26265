import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { hostFiles, readPage, withPolicy } from "#site/build/host-files.ts";
import { pagePolicy } from "#site/head/content-security.ts";
import { headerRules, headersAt } from "#tests/support/header-rules.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

test("where the editor is part of the site, its page may make markup, which no other page may", () => {
  const policyOf = (isEditor: boolean) =>
    withPolicy(
      readPage(`<head><meta charset="utf-8"></head>`, "x.html"),
      pagePolicy({ scripts: [], styles: [], embedsCalendar: false, isEditor }),
      true,
    );
  expect(policyOf(false)).toContain("require-trusted-types-for 'script'");
  expect(policyOf(true)).not.toContain("trusted-types");
});

test("a file that the owner publishes as it is stays as it is, and is held to the policy of files", async () => {
  const site = join(await newFolder(), "site");
  await mkdir(site);
  const published = "google-site-verification: google1234567890abcdef.html";
  await writeFile(join(site, "google1234567890abcdef.html"), published);
  await writeFile(join(site, "page.html"), '<!DOCTYPE html><meta charset="utf-8"><script>1</script>');
  const done = hostFiles().hooks["astro:build:done"];
  const logger = { info: () => undefined };
  await done?.(
    // The rest of what Astro hands over is not read.
    { dir: pathToFileURL(`${site}/`), pages: [{ pathname: "page/" }], logger } as unknown as Parameters<
      typeof done
    >[0],
  );
  expect(await readFile(join(site, "google1234567890abcdef.html"), "utf8")).toBe(published);
  expect(await readFile(join(site, "page.html"), "utf8")).toContain("content-security-policy");
  const { policies } = JSON.parse(await readFile(join(site, "../headers.json"), "utf8"));
  expect(Object.keys(policies)).toEqual(["/page"]);
  const headers = headerRules(await readFile(join(site, "_headers"), "utf8"));
  expect(headersAt(headers, "/google1234567890abcdef.html")["Content-Security-Policy"]).toMatch(
    /default-src 'none'; frame-ancestors 'none'$/,
  );
});
