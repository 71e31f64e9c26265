import { expect, test } from "vitest";
import { createLeadLinks, tokenField } from "#leads/actions/lead-links.ts";

const page = "https://orvane.example/functions/v1/lead";
const lead = "019a0000-0000-7000-8000-0000deadbeef";
const now = Date.UTC(2026, 10, 21);
const links = createLeadLinks("secret", page);

const tokenOf = (address: string) => new URL(address).searchParams.get(tokenField) ?? "";

test("a link names its lead, on all servers with the same secret", () => {
  const address = links.urlOf(lead, now);
  expect(address.startsWith(`${page}?`)).toBe(true);
  expect(createLeadLinks("secret", page).read(tokenOf(address), now)).toMatchObject({ leadId: lead });
});

const token = tokenOf(links.urlOf(lead, now));

test.each([
  ["another lead", token.replace("beef", "dead")],
  ["a later day", token.replace(/\.(\w+)\.([\w-]+)$/, ".zzzzzzzz.$2")],
  ["a shorter signature", token.slice(0, -1)],
  ["a longer signature", `${token}A`],
  ["another secret", tokenOf(createLeadLinks("other", page).urlOf(lead, now))],
  ["nothing", ""],
  ["no token", undefined],
  ["two tokens", ["a", "b"]],
])("a link with %s is forged", (_what, forged) => {
  expect(links.read(forged, now)).toBe("forged");
});
