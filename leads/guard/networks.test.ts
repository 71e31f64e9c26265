import { expect, test } from "vitest";
import { isPrivate } from "#leads/guard/networks.ts";

test("private addresses are told from public ones", () => {
  const own = ["127.0.0.1", "::1", "::ffff:10.1.2.3", "100.64.0.1", "fd00::1", "fe80::1"];
  expect([...own, "172.32.0.1", "203.0.113.9", "2001:db8::1"].filter(isPrivate)).toEqual(own);
});
