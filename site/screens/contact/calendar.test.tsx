// @vitest-environment jsdom

import { expect, test, vi } from "vitest";
import { Calendar } from "#site/screens/contact/calendar.tsx";
import { contactWords } from "#site/screens/contact/words.ts";
import { actAndWait, getOnly, renderIsland } from "#tests/support/render-island.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

test("a calendar stays once it has loaded, however long that took", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    vi.fn(
      class {
        observe() {}
        disconnect() {}
      },
    ),
  );
  Object.assign(document.body.dataset, { consent: "version", consentMonths: "6" });
  const { booking } = contactWords(secondLanguage);
  const { origin, href } = new URL("https://calendar.example/call");
  await renderIsland(<Calendar words={booking} url={href} provider="calendly" />);
  await actAndWait(() => getOnly("button").click());
  const source = getOnly<HTMLIFrameElement>("iframe").contentWindow;
  const data = { event: "calendly.event_type_viewed" };
  await actAndWait(() => window.dispatchEvent(new MessageEvent("message", { origin, source, data })));
  await actAndWait(() => vi.advanceTimersByTimeAsync(20_000));
  expect(document.querySelectorAll("iframe")).toHaveLength(1);
});
