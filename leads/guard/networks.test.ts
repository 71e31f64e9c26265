import { describe, expect, test } from "vitest";
import { isPrivate, networkOf } from "#leads/guard/networks.ts";

describe("the network of a visitor", () => {
  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3"],
    ["2001:db8::1", "2001:0db8:0:0:9::"],
    ["2001:DB8::1", "2001:db8::2"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
  ])("is the same for %s and %s", (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["203.0.113.9", "203.0.113.10"],
  ])("differs between %s and %s", (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });
});

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:10.1.2.3", true],
  ["172.17.0.1", true],
  ["100.64.0.1", true],
  ["172.32.0.1", false],
  ["192.168.1.1", true],
  ["fd00::1", true],
  ["fe80::1", true],
  ["203.0.113.9", false],
  ["2001:db8::1", false],
])("whether %s is private: %s", (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});
