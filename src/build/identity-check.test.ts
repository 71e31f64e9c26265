import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { site } from "#site.config.ts";
import { identityProblems } from "#src/build/identity-check.ts";

const withIds = (analyticsId: string, pixelId: string) => ({
  ...site,
  measurement: { analyticsId, pixelId },
});

describe("the identity file", () => {
  test("is valid as delivered", () => {
    expect(identityProblems(site)).toEqual([]);
  });

  test("may turn a service off", () => {
    expect(identityProblems(withIds("", ""))).toEqual([]);
  });

  test.each(["UA-12345-1", "GTM-ABCDEF", "G-abc", "G-X", "G-XXXXXXXXXX ", "G-X'];alert(1)//"])(
    "stops the build with the analytics id %s",
    (id) => {
      expect(identityProblems(withIds(id, "")).join()).toMatch(/measurement\.analyticsId/);
    },
  );

  test.each(["123", "12345678901234a", "0".repeat(17)])("stops the build with the pixel id %s", (id) => {
    expect(identityProblems(withIds("", id)).join()).toMatch(/measurement\.pixelId/);
  });

  test.each([
    "http://calendar.example/a",
    "calendar.example",
    "https://a.example/;script-src",
    "javascript:a",
  ])("stops the build with the booking address %s", (url) => {
    const booking = { ...site.booking, call: { ...site.booking.call, url } };
    expect(identityProblems({ ...site, booking }).join()).toMatch(/booking\.call\.url/);
  });

  test("stops the build with a project type that the form does not have", () => {
    const routing = [{ to: ["team@orvane.example"], projectTypes: ["websites"] }];
    const contact = { ...site.contact, routing };
    expect(identityProblems({ ...site, contact }).join()).toMatch(
      /contact\.routing\[0\]\.projectTypes.*website, /,
    );
  });

  test("says in which line a value is wrong", () => {
    const booking = { ...site.booking, call: { ...site.booking.call, minutes: 0 } };
    const [problem = ""] = identityProblems({ ...site, booking });
    const line = Number(problem.match(/^site\.config\.ts:(\d+): booking\.call\.minutes is 0/)?.[1]);
    const lines = readFileSync("site.config.ts", "utf8").split("\n");
    expect(lines[line - 1]).toMatch(/minutes:/);
    expect(lines.slice(0, line).findLastIndex((one) => one.includes("call:"))).toBeGreaterThan(
      lines.slice(0, line).findLastIndex((one) => one.includes("audit:")),
    );
  });

  test("reports a name that nobody reads", () => {
    expect(identityProblems({ ...site, brend: "Orvane" }).join()).toMatch(/: brend is not known here/);
  });

  test("reports every invalid value at once", () => {
    expect(identityProblems({ ...withIds("x", "y"), url: "https://orvane.example/" })).toHaveLength(3);
  });

  test.each([
    [{ contact: { ...site.contact, phone: "bonjour" } }, /contact\.phone is "bonjour", not a phone number/],
    [{ contact: { ...site.contact, email: "bonjour" } }, /contact\.email is "bonjour", not a mail address/],
    [{ contact: { ...site.contact, requestsTo: [] } }, /contact\.requestsTo is \[\], not at least one/],
    [{ hours: { ...site.hours, opens: "9h00" } }, /hours\.opens is "9h00", not a time of day/],
    [{ hours: { ...site.hours, opens: "19:00" } }, /hours\.closes .* not a time after hours\.opens/],
    [{ hours: { ...site.hours, days: ["Mo", "Lu"] } }, /hours\.days\[1\] is "Lu", not one of Mo, Tu/],
    [{ hours: { ...site.hours, timeZone: "Paris" } }, /hours\.timeZone is "Paris", not a time zone/],
    [{ profiles: { ...site.profiles, reviews: "none" } }, /profiles\.reviews is "none", not an https/],
    [{ serviceAreas: ["FR", "ZZZ"] }, /serviceAreas\[1\] is "ZZZ", not the two letters/],
    [{ agencyLanguage: "it" }, /agencyLanguage is "it", not one of/],
    [{ brand: undefined }, /brand is undefined, not some text/],
  ])("explains what is wrong with %j", (change, message) => {
    expect(identityProblems({ ...site, ...change }).join()).toMatch(message);
  });

  test("may leave optional values empty", () => {
    const bare = {
      ...site,
      legal: {
        ...site.legal,
        vat: "",
        registration: "",
        supervisor: "",
        capital: { amount: 0, currency: "EUR" },
      },
      contact: { ...site.contact, whatsapp: "", phone: "01 99 00 42 17" },
      profiles: { reviews: "", social: "" },
    };
    expect(identityProblems(bare)).toEqual([]);
  });
});
