import { expect, test } from "vitest";
import { messageOf, providers } from "#site/screens/contact/booking-providers.ts";

// Those of Calendly are held by the journey of a call booked on the sample.
test.each([
  ["tidycal", { event: "tidycal:booking-completed" }, true],
  ["tidycal", "tidycal:booking:created", true],
  ["tidycal", { event: "tidycal:opened" }, false],
  ["tidycal", null, false],
  ["frame", { originator: "CAL", type: "bookingSuccessfulV2" }, true],
  ["frame", { originator: "CAL", type: "linkReady" }, false],
] as const)("whether a message of %s, %j, confirms a booking: %s", (provider, data, confirms) => {
  expect(providers[provider].isConfirmed(messageOf(data))).toBe(confirms);
});

test("a page in a frame is shown at the address that the site gives", () => {
  const page = new URL("https://cal.example/ana/call?month=2026-12");
  expect(providers.frame.frameAddress(page, "orvane.example").href).toBe(page.href);
});
