import { describe, expect, test } from "vitest";
import { site } from "#site.config.ts";
import { commonSecurityHeaders, pagePolicy, policyText } from "#src/head/content-security.ts";

const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const plain = pagePolicy({ scripts: [hash], styles: [hash], books: false });
const bare = pagePolicy({ scripts: [], styles: [], books: false });
const contact = pagePolicy({ scripts: [], styles: [], books: true });
const allSources = [plain, bare, contact].flatMap((policy) => Object.values(policy).flat());

describe("a page's policy", () => {
  test("allows nothing that is not listed", () => {
    expect(plain["default-src"]).toEqual(["'none'"]);
    expect(plain["base-uri"]).toEqual(["'none'"]);
    expect(plain["frame-ancestors"]).toEqual(["'none'"]);
    expect(plain["require-trusted-types-for"]).toEqual(["'script'"]);
  });

  test("allows inline code only by hash", () => {
    expect(plain["script-src"]).toContain(hash);
    expect(plain["style-src"]).toEqual([hash]);
    expect(bare["style-src"]).toEqual(["'none'"]);
    for (const source of ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "*", "https:", "http:"]) {
      expect(allSources).not.toContain(source);
    }
  });

  test("allows a frame on the booking page", () => {
    expect(contact["frame-src"]).toEqual([new URL(site.booking.call.url).origin]);
    expect(plain["frame-src"]).toEqual(["'none'"]);
  });

  test("lists no third parties except measurement and booking", () => {
    const known = /(^|\.)(googletagmanager\.com|google-analytics\.com|facebook\.(com|net))$/;
    const hosts = allSources.filter((source) => source.includes("://")).map((source) => source.split("/")[2]);
    const booking = new URL(site.booking.call.url).host;
    expect(hosts.filter((host) => host !== booking && !known.test(host ?? ""))).toEqual([]);
  });

  test("is formatted as one header", () => {
    expect(policyText({ "default-src": ["'none'"], "img-src": ["'self'", "data:"] })).toBe(
      "default-src 'none'; img-src 'self' data:",
    );
  });
});

test("HSTS lasts two years", () => {
  expect(commonSecurityHeaders["Strict-Transport-Security"]).toMatch(
    site.features.httpsOnSubdomains ? /^max-age=63072000; includeSubDomains$/ : /^max-age=63072000$/,
  );
});
