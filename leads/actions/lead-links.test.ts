import { describe, expect, test } from "vitest";
import { createLeadLinks, tokenField } from "#leads/actions/lead-links.ts";

const page = "https://orvane.example/functions/v1/lead";
const lead = "019a0000-0000-7000-8000-0000deadbeef";
const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
const links = createLeadLinks("secret", page);

function tokenOf(address: string): string {
  return new URL(address).searchParams.get(tokenField) ?? "";
}

describe("a link to a lead", () => {
  test("names its lead, on all servers with the same secret", () => {
    const address = links.urlOf(lead, now);
    expect(address.startsWith(`${page}?`)).toBe(true);
    const other = createLeadLinks("secret", page);
    expect(other.read(tokenOf(address), now)).toMatchObject({ leadId: lead });
  });

  test("expires after thirty days", () => {
    const token = tokenOf(links.urlOf(lead, now));
    expect(links.read(token, now + 30 * day - 1)).toMatchObject({ leadId: lead });
    expect(links.read(token, now + 30 * day)).toBe("expired");
  });

  test("is rejected if any part was changed or another secret signed it", () => {
    const token = tokenOf(links.urlOf(lead, now));
    const forged = [
      token.replace("beef", "dead"),
      token.replace(/\.(\w+)\.([\w-]+)$/, ".zzzzzzzz.$2"),
      token.slice(0, -1),
      `${token}A`,
      tokenOf(createLeadLinks("other", page).urlOf(lead, now)),
      "",
      undefined,
      ["a", "b"],
    ];
    for (const other of forged) expect(links.read(other, now), String(other)).toBe("forged");
  });
});
