import { describe, expect, test } from "vitest";
import { noCategory, parseChoice, serializeChoice } from "#site/measurement/choice.ts";

const version = "a1b2";
const made = new Date("2026-08-31T10:00:00Z");
const stored = serializeChoice({ ...noCategory, measurement: true }, version, made);
const at = (moment: string) => parseChoice(stored, version, 6, new Date(moment));

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
    expect(parseChoice(stored, "c3d4", 6, made)).toBeNull();
  });

  test.each([null, "", "null", "true", "{", "[]", '{"version":"a1b2"}', stored.replace("true", '"yes"')])(
    "is invalid if it does not parse: %s",
    (text) => {
      expect(parseChoice(text, version, 6, made)).toBeNull();
    },
  );
});
