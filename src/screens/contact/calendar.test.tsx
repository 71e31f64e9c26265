// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { dropStoredChoice, storeChoice } from "#src/consent/stored-choice.ts";
import { everything } from "#src/measurement/choice.ts";
import { sinks } from "#src/measurement/measure.ts";
import { pageSettings } from "#src/measurement/page-settings.ts";
import { Calendar } from "#src/screens/contact/calendar.tsx";
import { calendarProps } from "#src/screens/contact/island-props.ts";
import { doing, hydrated, theOne } from "#tests/hydrated.ts";
import { secondLanguage } from "#tests/spoken.ts";

const props = { ...calendarProps(secondLanguage), provider: "calendly" } as const;
const calendar = () => hydrated(<Calendar {...props} />);
const frames = () => document.querySelectorAll("iframe").length;
const status = () => theOne("[role=status]").textContent;

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
  doing(() =>
    window.dispatchEvent(
      new MessageEvent("message", {
        origin,
        source: theOne<HTMLIFrameElement>("iframe").contentWindow,
        data: { event },
      }),
    ),
  );

test("comes on a click alone, and takes the focus from the button", async () => {
  await calendar();
  expect(frames()).toBe(0);
  const button = theOne<HTMLButtonElement>("button");
  expect(button.hidden).toBe(false);
  button.focus();
  await doing(() => button.click());
  expect(theOne<HTMLIFrameElement>("iframe").src).toContain(props.url);
  expect(document.activeElement).toBe(theOne("iframe"));
  expect(status()).toBe(props.words.loading);
  await say("calendly.event_type_viewed");
  expect(status()).toBe("");
});

test("comes near the window where the visitor has agreed to it before, or agrees now", async () => {
  await calendar();
  expect(watched).toEqual([]);
  await doing(() => document.dispatchEvent(new CustomEvent("consent", { detail: everything })));
  await doing(() => watched[0]?.());
  expect(frames()).toBe(1);

  storeChoice(everything, pageSettings());
  await calendar();
  expect(frames()).toBe(0);
  await doing(() => watched[1]?.());
  expect(frames()).toBe(1);
});

test("gives its place to words about the link when it does not come", async () => {
  await calendar();
  await doing(() => theOne("button").click());
  await doing(() => vi.advanceTimersByTimeAsync(20_000));
  expect(frames()).toBe(0);
  expect(status()).toBe(props.words.failed);
});

test("stays once it has come, however long", async () => {
  await calendar();
  await doing(() => theOne("button").click());
  await say("calendly.event_type_viewed");
  await doing(() => vi.advanceTimersByTimeAsync(20_000));
  expect(frames()).toBe(1);
});

test("tells of a booked call once, and believes nobody else", async () => {
  const measured = vi.fn();
  sinks.add(measured);
  await calendar();
  await doing(() => theOne("button").click());
  await say("calendly.event_scheduled", "https://elsewhere.example");
  expect(measured).not.toHaveBeenCalled();
  await say("calendly.event_scheduled");
  await say("calendly.event_scheduled");
  expect(measured).toHaveBeenCalledExactlyOnceWith({ name: "booking_confirmed" });
  sinks.delete(measured);
});
