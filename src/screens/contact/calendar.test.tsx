// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { dropStoredChoice, storeChoice } from "#src/consent/stored-choice.ts";
import { wordsOf } from "#src/content/words.ts";
import { everything } from "#src/measurement/choice.ts";
import { pageSettings } from "#src/measurement/page-settings.ts";
import { Calendar } from "#src/screens/contact/calendar.tsx";
import { actAndWait, getOnly, renderIsland } from "#tests/render-island.ts";
import { secondLanguage } from "#tests/spoken.ts";

const props = {
  words: wordsOf("contact", secondLanguage).booking,
  url: "https://calendar.example/call",
  provider: "calendly",
} as const;
const calendar = () => renderIsland(<Calendar {...props} />);
const frames = () => document.querySelectorAll("iframe").length;

/** Elements observed for coming near the window. */
let watched: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  watched = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe: () => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => watched.push(() => seen([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  Object.assign(document.body.dataset, { consent: "version", consentMonths: "6" });
  dropStoredChoice();
});

/** Posts a message from the calendar, or from another source. */
const say = (event: string, origin = new URL(props.url).origin) =>
  actAndWait(() =>
    window.dispatchEvent(
      new MessageEvent("message", {
        origin,
        source: getOnly<HTMLIFrameElement>("iframe").contentWindow,
        data: { event },
      }),
    ),
  );

test("loads near the window if the visitor has agreed before or agrees now", async () => {
  await calendar();
  expect(watched).toEqual([]);
  await actAndWait(() => document.dispatchEvent(new CustomEvent("consent", { detail: everything })));
  await actAndWait(() => watched[0]?.());
  expect(frames()).toBe(1);

  storeChoice(everything, pageSettings());
  await calendar();
  expect(frames()).toBe(0);
  await actAndWait(() => watched[1]?.());
  expect(frames()).toBe(1);
});

test("stays once it has loaded, however long that took", async () => {
  await calendar();
  await actAndWait(() => getOnly("button").click());
  await say("calendly.event_type_viewed");
  await actAndWait(() => vi.advanceTimersByTimeAsync(20_000));
  expect(frames()).toBe(1);
});
