import { describe, expect, test } from "vitest";
import type { LeadField } from "#contract/lead/lead-fields.ts";
import { validateLead } from "#contract/lead/validate-lead.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";

function errorOf(field: LeadField, value: unknown): string | undefined {
  const checked = validateLead({ ...sampleLead, [field]: value });
  return checked.ok ? undefined : checked.errors[field];
}

function kept(field: LeadField, value: string): string {
  const checked = validateLead({ ...sampleLead, [field]: value });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.lead[field];
}

describe("a contact lead", () => {
  test("is accepted if it follows every rule, and keeps only its fields", () => {
    expect(validateLead({ ...sampleLead, admin: true })).toEqual({ ok: true, lead: sampleLead });
  });

  test.each([
    ["name", "A", "Name must be at least 2 characters"],
    ["name", "\u200b\u200b", "Name must be at least 2 characters"],
    ["name", "A".repeat(101), ""],
    ["name", undefined, "Name must be at least 2 characters"],
    ["email", "nobody", "Invalid email address"],
    ["email", `${"a".repeat(250)}@example.org`, ""],
    ["company", "B", ""],
    ["phone", "1234567", ""],
    ["phone", "1".repeat(21), ""],
    ["projectType", undefined, "Please select a project type"],
    ["budget", "", "Please select a budget range"],
    ["message", "too short", "Message must be at least 10 characters"],
    ["message", "m".repeat(2001), ""],
  ] as const)("with %s %j is rejected: %s", (field, value, message) => {
    expect(errorOf(field, value)).toBe(message);
  });

  test("may have any address that a mail server takes, and no other", () => {
    for (const email of [
      "info@пример.рф",
      "jean.dupont+site@sub.example.co.uk",
      "O'Neil@example.ie",
      `${"a".repeat(64)}@example.org`,
    ])
      expect(kept("email", ` ${email} `)).toBe(email);
    for (const email of [
      "a@b",
      "a..b@example.org",
      "a b@example.org",
      "a@example.org,b@example.org",
      "a@example.org\r\nBcc: b@example.org",
      "Anna <a@example.org>",
      "a@münchen.de/x",
      "a@127.0.0.1",
      "a@-example.org",
      "jürgen@example.org",
      `${"a".repeat(65)}@example.org`,
    ])
      expect(errorOf("email", email), email).toBe("Invalid email address");
  });

  test("has normalised line breaks, and none in single-line fields", () => {
    expect(kept("message", "\r\none line\r\ntwo\rthree\n")).toBe("one line\ntwo\nthree");
    expect(kept("name", "Zoë\r\n\tMüller")).toBe("Zoë Müller");
  });

  test("loses control characters and unpaired surrogates, and nothing else", () => {
    expect(kept("message", "a\0b\u0007c\u009dd 👩‍🍳 \u202eעברית\ud800!")).toBe(
      "abcd 👩‍🍳 \u202eעברית\ufffd!",
    );
    expect(errorOf("name", "\0\0\0A")).toBe("Name must be at least 2 characters");
  });

  test("counts each character and line break once, so that whatever maxlength lets through fits", () => {
    expect(errorOf("name", "🥐")).toBe("Name must be at least 2 characters");
    expect(errorOf("message", "🥐".repeat(2000))).toBeUndefined();
    expect(errorOf("message", "🥐".repeat(2001))).toBe("");
    expect(errorOf("message", `${"a\r\n".repeat(999)}aa`)).toBeUndefined();
  });
});

test("an address is stored as it was validated, without invisible characters", () => {
  for (const email of ["anna@gm\u200bail.com", "anna@gm\u00adail.com", "\ufeffanna@ｇｍａｉｌ.com "])
    expect(kept("email", email)).toBe("anna@gmail.com");
});
