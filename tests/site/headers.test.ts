import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, test } from "vitest";
import { encodeAddress } from "#contract/formats/url-paths.ts";
import { languages } from "#contract/languages/languages.ts";
import { commonSecurityHeaders, filePolicy, policyText } from "#contract/serving/security-headers.ts";
import type { ServingRules } from "#contract/serving/serving-rules.ts";
import { redirectLine } from "#site/build/redirects-file.ts";
import { redirects } from "#site/content/redirects.ts";
import { builtFiles, builtFolder, builtPages } from "#tests/support/built-site.ts";
import { headerRules, headersAt } from "#tests/support/header-rules.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { nginxVariables } from "#tests/support/nginx-variables.ts";

/** Limits of Cloudflare Pages for `_headers`: https://developers.cloudflare.com/pages/configuration/headers/ */
const most = { rules: 100, characters: 2_000 } as const;

const text = await readFile(join(builtFolder, "_headers"), "utf8");
const rules = headerRules(text);
const { policies, redirects: moved }: ServingRules = JSON.parse(
  await readFile(join(builtFolder, "..", "headers.json"), "utf8"),
);
const pages = await builtPages();

/** The sources of each directive of a policy. */
function sources(policy: string): Map<string, string[]> {
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...rest] = directive.split(" ");
      return [name, rest];
    }),
  );
}

const everywhere = rules.find(({ path }) => path === "/*")?.headers ?? {};
const common = sources(everywhere["Content-Security-Policy"] ?? "");

describe("the headers for static hosts", () => {
  test("stay within the hosts' limits", () => {
    expect(rules.length).toBeLessThanOrEqual(most.rules);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(most.characters);
  });

  test("are sent with every response, the 404 page included", () => {
    expect(everywhere).toMatchObject(commonSecurityHeaders);
    expect(common.get("frame-ancestors")).toEqual(["'none'"]);
    expect(common.get("base-uri")).toEqual(["'none'"]);
    expect(common.get("object-src")).toEqual(["'none'"]);
    expect(common.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect([...common.values()].flat()).not.toContain("*");
  });

  test("announce the speculation rules with every page, and keep files with a hash in their name for ever", async () => {
    expect(headersAt(rules, "/_astro/app.Ab12.js")["Cache-Control"]).toContain("immutable");
    expect(headersAt(rules, "/any-page")["Cache-Control"]).toBeUndefined();
    expect(everywhere["Speculation-Rules"]).toBe('"/speculation-rules.json"');
    const { "Content-Type": type } = headersAt(rules, "/speculation-rules.json");
    expect(type).toBe("application/speculationrules+json");
    const named = JSON.parse(await readFile(join(builtFolder, "speculation-rules.json"), "utf8"));
    expect(named).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
  });
});

test("every picture, film and sound may be shown by feed readers, and no page by anybody", async () => {
  const media = (await builtFiles()).filter((name) => /\.(avif|webp|jpe?g|png|svg|ico|gif|mp4)$/i.test(name));
  expect(media.length).toBeGreaterThan(0);
  const policyAt = (path: string) => headersAt(rules, path)["Cross-Origin-Resource-Policy"];
  await holdsFor(
    media.map((name) => ({ path: `/${name}` })),
    // Where a host joins what rules say, the last word makes it no policy at all.
    ({ path }) => expect(policyAt(path)).toMatch(/, cross-origin$/),
  );
  await holdsFor(pages, ({ path }) => expect(policyAt(path)).toBe("same-origin"));
});

test("unknown addresses are redirected to 404 pages that exist", async () => {
  const redirects = await readFile(join(builtFolder, "_redirects"), "utf8");
  const named = [...redirects.matchAll(/ \/(.+\/404) 404$/gm)].map(([, page]) => `${page}.html`);
  expect(named.length).toBe(languages.length - 1);
  expect(await builtFiles()).toEqual(expect.arrayContaining([...named, "404.html"]));
});

test("every page allows with them what the server's policy allows", async () => {
  await holdsFor(pages, ({ path, document }) => {
    const metas = document.querySelectorAll('meta[http-equiv="content-security-policy"]');
    const own = sources(metas[0]?.getAttribute("content") ?? "");
    const served = sources(policies[path] ?? "");

    expect(metas).toHaveLength(1);
    expect(served.size).toBeGreaterThan(10);
    for (const [directive, allowed] of served) {
      if (directive === "default-src") continue;
      if (own.has(directive)) expect(own.get(directive)).toEqual(allowed);
      else if (allowed[0] !== "'none'")
        expect(common.get(directive)).toEqual(expect.arrayContaining([...allowed]));
    }
    expect([...own.keys()].sort()).toEqual(["script-src", "style-src"]);
    // A policy in a meta tag applies only to what follows it.
    const first = document.querySelector("meta[http-equiv], script, style, link");
    expect(first?.getAttribute("http-equiv")).toBe("content-security-policy");
  });
});

test("every address that leads on leads to a page", () => {
  const built = new Set(pages.map(({ path }) => path));
  const inside = Object.values(moved).filter((to) => to.startsWith("/") && !to.endsWith("/*"));
  expect(inside.filter((to) => !built.has(to.split(/[?#]/)[0] ?? ""))).toEqual([]);
});

test("addresses of an earlier site are led on before anything else", async () => {
  const lines = (await readFile(join(builtFolder, "_redirects"), "utf8")).split("\n");
  const single = [...redirects].filter(([from]) => !from.endsWith("/*"));
  const expected = single.map(([from, to]) => redirectLine(from, to));
  expect(lines.slice(0, expected.length).sort()).toEqual(expected.sort());
});

test("nginx is told the same headers and addresses, and its example sends every header", async () => {
  const variableOf = nginxVariables(await readFile(join(builtFolder, "../nginx.conf"), "utf8"));
  const example = await readFile("deploy/nginx-static.conf", "utf8");
  const files = (await builtFiles()).map((name) => ({ path: `/${name}` }));
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  // Types are a file's, not a header to add.
  names.delete("Content-Type");
  for (const name of names) {
    const variable = `$header_${name.toLowerCase().replaceAll("-", "_")}`;
    expect(example).toContain(`add_header ${name} ${variable} always;`);
    await holdsFor(files, ({ path }) => {
      const sent = headersAt(rules, path)[name];
      // Static hosts join what several rules say, nginx says the last.
      if (sent !== undefined) expect(`, ${sent}`.endsWith(`, ${variableOf(variable, path)}`)).toBe(true);
    });
  }
  for (const [from, to] of Object.entries(moved).filter(([from]) => !from.endsWith("/*")))
    expect(variableOf("$moved_to", encodeAddress(from))).toBe(encodeAddress(to));
});

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
