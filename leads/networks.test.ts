import { expect, test } from "vitest";
import { isPrivate, networkOf } from "#leads/networks.ts";

test("a household is one network, whichever of its IPv6 addresses it uses and however an IPv4 one is written", () => {
  expect(networkOf("2001:db8:1:2:ffff:1:2:3")).toBe(networkOf("2001:db8:1:2::1"));
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
  expect(networkOf("::ffff:cb00:7109")).toBe(networkOf("203.0.113.9"));
});

test("private addresses are told from public ones", () => {
  const own = ["127.0.0.1", "::1", "::ffff:10.1.2.3", "100.64.0.1", "fd00::1", "fe80::1"];
  expect([...own, "172.32.0.1", "203.0.113.9", "2001:db8::1"].filter(isPrivate)).toEqual(own);
});
