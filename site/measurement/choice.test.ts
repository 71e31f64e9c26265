import { describe, expect, test } from "vitest";
import { nothing, parseChoice, serializeChoice } from "#site/measurement/choice.ts";

const version = "a1b2";
const made = new Date("2026-08-31T10:00:00Z");
const stored = serializeChoice({ ...nothing, measurement: true }, { version, now: made });
const at = (moment: string) => parseChoice(stored, { version, months: 6, now: new Date(moment) });

describe("a stored choice", () => {
  test("lasts six months by the calendar", () => {
    expect(at("2026-08-31T10:00:00Z")).toEqual({ measurement: true, marketing: false, embeds: false });
    expect(at("2027-02-27T10:00:00Z")).not.toBeNull();
    expect(at("2027-03-04T10:00:00Z")).toBeNull();
  });

  test("does not last longer because the clock was ahead", () => {
    expect(at("2026-08-30T10:00:00Z")).toBeNull();
  });

  test("is invalid once the text has changed", () => {
    expect(parseChoice(stored, { version: "c3d4", months: 6, now: made })).toBeNull();
  });

  test.each([null, "", "null", "true", "{", "[]", '{"version":"a1b2"}', stored.replace("true", '"yes"')])(
    "is invalid if it does not parse: %s",
    (text) => {
      expect(parseChoice(text, { version, months: 6, now: made })).toBeNull();
    },
  );
});
