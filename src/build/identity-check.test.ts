import { describe, expect, test } from "vitest";
import { site } from "#site.config.ts";
import { checkIdentity, wrongValues } from "#src/build/identity-check.ts";

const withIds = (analyticsId: string, pixelId: string) => ({
  ...site,
  measurement: { analyticsId, pixelId },
});

describe("the identity file", () => {
  test("is of its form as it is delivered", () => {
    expect(wrongValues(site)).toEqual([]);
  });

  test("may leave a service out", () => {
    expect(wrongValues(withIds("", ""))).toEqual([]);
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

  test("names every wrong value at once", () => {
    expect(wrongValues({ ...withIds("x", "y"), url: "https://orvane.example/" })).toHaveLength(3);
  });
});
