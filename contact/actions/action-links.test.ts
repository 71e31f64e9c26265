import { describe, expect, test } from "vitest";
import { createActionLinks } from "#contact/actions/action-links.ts";
import { leadActions } from "#content/facts/lead-actions.ts";

const page = "https://orvane.example/functions/v1/lead";
const lead = "019a0000-0000-7000-8000-0000deadbeef";
const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
const links = createActionLinks("secret", page);

function tokenOf(address: string): string {
  return new URL(address).searchParams.get("do") ?? "";
}

describe("an action link", () => {
  test.each(leadActions)("encodes its action and its lead: %s", (action) => {
    const address = links.urlOf(action, lead, now);
    expect(address.startsWith(`${page}?`)).toBe(true);
    expect(links.read(tokenOf(address), now)).toMatchObject({ action, leadId: lead });
  });

  test("is the same on all servers with the same secret, and different for each action and mail", () => {
    const other = createActionLinks("secret", page);
    expect(other.read(tokenOf(links.urlOf("spam", lead, now)), now)).toMatchObject({ action: "spam" });
    const ids = [
      links.urlOf("spam", lead, now),
      links.urlOf("erase", lead, now),
      links.urlOf("spam", lead, now + 1),
    ].map((address) => tokenOf(address));
    expect(new Set(ids).size).toBe(3);
  });

  test("expires after thirty days", () => {
    const token = tokenOf(links.urlOf("release", lead, now));
    expect(links.read(token, now + 30 * day - 1)).toMatchObject({ action: "release" });
    expect(links.read(token, now + 30 * day)).toBe("expired");
  });

  test("is rejected if any part was changed or another secret signed it", () => {
    const token = tokenOf(links.urlOf("spam", lead, now));
    const forged = [
      token.replace("spam", "erase"),
      token.replace("spam", "constructor"),
      token.replace("beef", "dead"),
      token.replace(/\.(\w+)\.([\w-]+)$/, ".zzzzzzzz.$2"),
      token.slice(0, -1),
      `${token}A`,
      tokenOf(createActionLinks("other", page).urlOf("spam", lead, now)),
      "",
      undefined,
      ["a", "b"],
      { toString: 1 },
    ];
    for (const other of forged.slice(0, -1)) expect(links.read(other, now), String(other)).toBe("forged");
  });
});
