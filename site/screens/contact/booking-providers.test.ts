import { expect, test } from "vitest";
import { messageOf, providers } from "#site/screens/contact/booking-providers.ts";

const calendar = new URL("https://calendar.example/orvane/call-30?month=2027-01");

test("a calendar's frame has the right URL", () => {
  const addressOf = (key: keyof typeof providers) =>
    providers[key].frameAddress(calendar, "orvane.example").searchParams.toString();
  expect(addressOf("calendly")).toBe(
    "month=2027-01&embed_type=Inline&embed_domain=orvane.example&hide_gdpr_banner=1",
  );
  expect(addressOf("tidycal")).toBe("month=2027-01&embed=1");
});

test.each([
  ["calendly", { event: "calendly.event_scheduled", payload: {} }, true],
  ["calendly", { event: "calendly.event_type_viewed" }, false],
  ["tidycal", { event: "tidycal:booking-completed" }, true],
  ["tidycal", "tidycal:booking:created", true],
  ["tidycal", null, false],
] as const)("of %s: whether %j confirms a booking: %s", (key, data, confirms) => {
  expect(providers[key].isConfirmed(messageOf(data))).toBe(confirms);
});
