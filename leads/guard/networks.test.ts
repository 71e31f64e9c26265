import { expect, test } from "vitest";
import { isPrivate, networkOf } from "#leads/guard/networks.ts";

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", true],
  ["2001:DB8::1", "2001:0db8:0:0:9::", true],
  ["::ffff:203.0.113.9", "203.0.113.9", true],
  ["::ffff:cb00:7109", "203.0.113.9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["203.0.113.9", "203.0.113.10", false],
])("%s and %s are one visitor's network: %s", (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});

test("private addresses are told from public ones", () => {
  const own = ["127.0.0.1", "::1", "::ffff:10.1.2.3", "100.64.0.1", "fd00::1", "fe80::1"];
  expect([...own, "172.32.0.1", "203.0.113.9", "2001:db8::1"].filter(isPrivate)).toEqual(own);
});
