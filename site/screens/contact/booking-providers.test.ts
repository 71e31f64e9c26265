import { describe, expect, test } from "vitest";
import { messageOf, providers } from "#site/screens/contact/booking-providers.ts";

const calendar = new URL("https://calendar.example/orvane/call-30?month=2027-01");

describe("a calendar's frame", () => {
  test.each([
    [
      "calendly",
      "https://calendar.example/orvane/call-30?month=2027-01&embed_type=Inline&embed_domain=orvane.example&hide_gdpr_banner=1",
    ],
    ["tidycal", "https://calendar.example/orvane/call-30?month=2027-01&embed=1"],
  ] as const)("has the right URL for %s", (key, address) => {
    expect(providers[key].frameAddress(calendar, "orvane.example").href).toBe(address);
  });
});

describe("a message", () => {
  test.each([
    ["calendly", { event: "calendly.event_scheduled", payload: {} }, true],
    ["calendly", { event: "calendly.event_type_viewed" }, false],
    ["calendly", "calendly.event_scheduled", false],
    ["tidycal", { event: "tidycal:booking-completed" }, true],
    ["tidycal", "tidycal:booking:created", true],
    ["tidycal", { type: "resize", height: 700 }, false],
    ["tidycal", null, false],
  ] as const)("of %s: whether %j confirms a booking: %s", (key, data, confirms) => {
    expect(providers[key].isConfirmed(messageOf(data))).toBe(confirms);
  });
});
