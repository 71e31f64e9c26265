import { describe, expect, test } from "vitest";
import { isPrivate, visitorKey } from "#contact/guard/visitor-key.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const key = (address: string, now = noon, secret = "secret") => visitorKey(address, secret, now);

describe("the key of a visitor", () => {
  test("is the same all day, and different the next day or with another secret", () => {
    expect(key("203.0.113.9", noon + 3_600_000)).toBe(key("203.0.113.9"));
    expect(key("203.0.113.9", noon + 86_400_000)).not.toBe(key("203.0.113.9"));
    expect(key("203.0.113.9", noon, "other")).not.toBe(key("203.0.113.9"));
  });

  test("does not reveal the address", () => {
    expect(key("203.0.113.9")).toMatch(/^[\w-]{22}$/);
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3"],
    ["2001:db8::1", "2001:0db8:0:0:9::"],
    ["2001:DB8::1", "2001:db8::2"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
  ])("is the same for %s and %s", (one, other) => {
    expect(key(one)).toBe(key(other));
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["203.0.113.9", "203.0.113.10"],
  ])("differs between %s and %s", (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });
});

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:10.1.2.3", true],
  ["172.17.0.1", true],
  ["172.32.0.1", false],
  ["192.168.1.1", true],
  ["fd00::1", true],
  ["fe80::1", true],
  ["203.0.113.9", false],
  ["2001:db8::1", false],
])("whether %s is private: %s", (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});
