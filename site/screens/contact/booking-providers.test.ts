import { expect, test } from "vitest";
import { messageOf, providers } from "#site/screens/contact/booking-providers.ts";

// Those of Calendly are held by the journey of a call booked on the sample.
test.each([
  [{ event: "tidycal:booking-completed" }, true],
  ["tidycal:booking:created", true],
  [{ event: "tidycal:opened" }, false],
  [null, false],
])("whether TidyCal's message %j confirms a booking: %s", (data, confirms) => {
  expect(providers.tidycal.isConfirmed(messageOf(data))).toBe(confirms);
});
