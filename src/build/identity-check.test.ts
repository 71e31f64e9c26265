import { describe, expect, test } from "vitest";
import { site } from "#site.config.ts";
import { checkIdentity, invalidValues } from "#src/build/identity-check.ts";

const withIds = (analyticsId: string, pixelId: string) => ({
  ...site,
  measurement: { analyticsId, pixelId },
});

describe("the identity file", () => {
  test("is valid as delivered", () => {
    expect(invalidValues(site)).toEqual([]);
  });

  test("may turn a service off", () => {
    expect(invalidValues(withIds("", ""))).toEqual([]);
  });

  test.each(["UA-12345-1", "GTM-ABCDEF", "G-abc", "G-X", "G-XXXXXXXXXX ", "G-X'];alert(1)//"])(
    "stops the build with the analytics id %s",
    (id) => {
      expect(() => checkIdentity(withIds(id, ""))).toThrow(/measurement\.analyticsId/);
    },
  );

  test.each(["123", "12345678901234a", "0".repeat(17)])("stops the build with the pixel id %s", (id) => {
    expect(() => checkIdentity(withIds("", id))).toThrow(/measurement\.pixelId/);
  });

  test.each([
    "http://calendar.example/a",
    "calendar.example",
    "https://a.example/;script-src",
    "javascript:a",
  ])("stops the build with the booking address %s", (url) => {
    const booking = { ...site.booking, call: { ...site.booking.call, url } };
    expect(() => checkIdentity({ ...site, booking })).toThrow(/booking\.call\.url/);
  });

  test("stops the build with a project type that the form does not have", () => {
    const routing = [{ to: ["team@orvane.example"], projectTypes: ["websites"] }];
    const contact = { ...site.contact, routing };
    expect(() => checkIdentity({ ...site, contact })).toThrow(
      /contact\.routing\[0\]\.projectTypes.*website, /,
    );
  });

  test("reports every invalid value at once", () => {
    expect(invalidValues({ ...withIds("x", "y"), url: "https://orvane.example/" })).toHaveLength(3);
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
    expect(() => checkIdentity({ ...site, ...change })).toThrow(message);
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
    expect(invalidValues(bare)).toEqual([]);
  });
});
