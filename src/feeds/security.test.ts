import { expect, test } from "vitest";
import { securityTxt } from "#src/feeds/security.ts";

const day = 24 * 60 * 60 * 1000;
const [, expires = ""] = securityTxt.match(/^Expires: (.+)$/m) ?? [];
const left = (Date.parse(expires) - Date.now()) / day;

test("security.txt is valid for at least 30 more days (otherwise renew securityContactExpires in site.config.ts)", () => {
  expect(left).toBeGreaterThan(30);
});

test("security.txt expires within a year, as RFC 9116 recommends", () => {
  expect(left).toBeLessThan(366);
});

test("security.txt names one contact, its languages and its own address", () => {
  for (const field of ["Contact", "Expires", "Preferred-Languages", "Canonical"]) {
    expect(securityTxt.match(new RegExp(`^${field}: .+$`, "gm")), field).toHaveLength(1);
  }
});
