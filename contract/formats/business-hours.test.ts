import { describe, expect, test } from "vitest";
import {
  type BusinessHours,
  isOpen,
  localTime,
  replyDueAt,
  timestampAt,
} from "#contract/formats/business-hours.ts";

const hours: BusinessHours = {
  days: ["Mo", "Tu", "We", "Th", "Fr"],
  opens: "09:00",
  closes: "18:00",
  timeZone: "Europe/Paris",
  closed: [],
};
const at = (date: string, time: string) => timestampAt(date, time, hours.timeZone);
const shown = (moment: number) => {
  const { day, time } = localTime(moment, hours.timeZone);
  return `${day} ${time}`;
};

describe("the time by which a reply is promised", () => {
  test.each([
    ["a Tuesday", "2026-11-24", "10:30", "2026-11-25 10:30"],
    ["a Friday", "2026-11-20", "16:00", "2026-11-23 16:00"],
    ["a Friday evening", "2026-11-20", "20:00", "2026-11-24 09:00"],
    ["a Sunday", "2026-11-22", "12:00", "2026-11-24 09:00"],
    ["a Monday before opening", "2026-11-23", "07:00", "2026-11-24 09:00"],
    ["the day before the clock goes forward", "2026-03-27", "10:00", "2026-03-30 10:00"],
    ["the day before the clock goes back", "2026-10-23", "17:59", "2026-10-26 17:59"],
  ])("for a lead received %s", (_what, date, time, due) => {
    expect(shown(replyDueAt(at(date, time), hours))).toBe(due);
  });

  test.each([
    ["the day before a closed day", "2026-12-30", "10:00", "2026-12-31 10:00"],
    ["the last day before several", "2026-12-24", "15:00", "2026-12-30 15:00"],
    ["one of them", "2026-12-28", "10:00", "2026-12-31 09:00"],
    ["the Saturday before a Monday that is closed", "2026-04-04", "12:00", "2026-04-08 09:00"],
    ["a closed Monday before opening", "2026-04-06", "07:00", "2026-04-08 09:00"],
  ])("names no day on which nobody is there, for a lead received on %s", (_what, date, time, due) => {
    const closed = [{ from: "2026-04-06" }, { from: "2026-12-25", to: "2026-12-29" }];
    expect(shown(replyDueAt(at(date, time), { ...hours, closed }))).toBe(due);
  });

  test("is in the agency's time zone, wherever the server is", () => {
    const far = { ...hours, timeZone: "America/Toronto" };
    expect(replyDueAt(Date.UTC(2026, 10, 24, 15), far)).toBe(Date.UTC(2026, 10, 25, 15));
  });
});

test.each([
  ["2026-11-20", "08:59", false],
  ["2026-11-20", "09:00", true],
  ["2026-11-20", "18:00", false],
  ["2026-11-21", "12:00", false],
  ["2026-12-25", "12:00", false],
])("whether the agency is open on %s at %s: %s", (date, time, open) => {
  expect(isOpen(at(date, time), { ...hours, closed: [{ from: "2026-12-25" }] })).toBe(open);
});
