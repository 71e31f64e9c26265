import { describe, expect, test } from "vitest";
import { messageOf, providers } from "#src/screens/contact/booking-providers.ts";

const calendar = new URL("https://calendar.example/orvane/call-30?month=2027-01");

describe("a calendar's frame", () => {
  test.each([
    [
      "calendly",
      "https://calendar.example/orvane/call-30?month=2027-01&embed_type=Inline&embed_domain=orvane.example&hide_gdpr_banner=1",
    ],
    ["cal.com", "https://calendar.example/orvane/call-30/embed?month=2027-01&layout=month_view"],
    ["tidycal", "https://calendar.example/orvane/call-30?month=2027-01&embed=1"],
  ] as const)("has the right URL for %s", (key, address) => {
    expect(providers[key].frameAddress(calendar, "orvane.example").href).toBe(address);
  });
});

describe("a calendar of cal.com", () => {
  const { isReady, isFailed, greeting } = providers["cal.com"];
  const said = (type: string) => ({ originator: "CAL", type });

  test("gets a message once it listens, and is ready once its link is", () => {
    expect(greeting?.isAwaited(said("__iframeReady"))).toBe(true);
    expect(greeting?.isAwaited(said("linkReady"))).toBe(false);
    expect(isReady?.(said("__iframeReady"))).toBe(false);
    expect(isReady?.(said("linkReady"))).toBe(true);
    expect(isReady?.({ type: "linkReady" })).toBe(false);
  });

  test("reports when it cannot be shown", () => {
    expect(isFailed?.(said("linkFailed"))).toBe(true);
    expect(isFailed?.(said("linkReady"))).toBe(false);
  });
});

describe("a message", () => {
  test.each([
    ["calendly", { event: "calendly.event_scheduled", payload: {} }, true],
    ["calendly", { event: "calendly.event_type_viewed" }, false],
    ["calendly", "calendly.event_scheduled", false],
    ["cal.com", { originator: "CAL", type: "bookingSuccessfulV2" }, true],
    ["cal.com", { originator: "CAL", type: "linkReady" }, false],
    ["cal.com", { type: "bookingSuccessful" }, false],
    ["tidycal", { event: "tidycal:booking-completed" }, true],
    ["tidycal", "tidycal:booking:created", true],
    ["tidycal", { type: "resize", height: 700 }, false],
    ["tidycal", null, false],
  ] as const)("of %s: whether %j confirms a booking: %s", (key, data, confirms) => {
    expect(providers[key].isConfirmed(messageOf(data))).toBe(confirms);
  });
});
