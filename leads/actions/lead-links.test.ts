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

test("a link that was changed, or signed with another secret, is forged", () => {
  for (const forged of [
    token.replace("beef", "dead"),
    token.replace(/\.(\w+)\.([\w-]+)$/, ".zzzzzzzz.$2"),
    token.slice(0, -1),
    tokenOf(createLeadLinks("other", page).urlOf(lead, now)),
    undefined,
    ["a", "b"],
  ])
    expect(links.read(forged, now), String(forged)).toBe("forged");
});
