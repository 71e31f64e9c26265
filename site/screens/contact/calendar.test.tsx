// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Calendar } from "#site/screens/contact/calendar.tsx";
import { contactWords } from "#site/screens/contact/words.ts";
import { actAndWait, getOnly, renderIsland } from "#tests/support/render-island.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

const { booking } = contactWords(secondLanguage);
const { origin, href } = new URL("https://calendar.example/call");

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(document.body.dataset, { consent: "version", consentMonths: "6" });
  await renderIsland(<Calendar words={booking} url={href} provider="calendly" />);
  await actAndWait(() => getOnly("button").click());
});
afterEach(() => vi.useRealTimers());

test("a calendar stays once it has loaded, however long that took", async () => {
  const source = getOnly<HTMLIFrameElement>("iframe").contentWindow;
  const data = { event: "calendly.event_type_viewed" };
  await actAndWait(() => window.dispatchEvent(new MessageEvent("message", { origin, source, data })));
  await actAndWait(() => vi.advanceTimersByTimeAsync(20_000));
  expect(document.querySelectorAll("iframe")).toHaveLength(1);
});

test("a calendar that does not load gives way to a hint to the link", async () => {
  await actAndWait(() => vi.advanceTimersByTimeAsync(20_000));
  expect(document.querySelector("iframe")).toBeNull();
  expect(getOnly("[role=status]").textContent).toBe(booking.failed);
});
