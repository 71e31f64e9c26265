import { expect, test } from "vitest";
import { hasAppeared, today } from "#src/content/publication.ts";

test("a text appears on its day, and a draft never", () => {
  expect(hasAppeared({ date: "2026-11-22" }, "2026-11-22")).toBe(true);
  expect(hasAppeared({ date: "2026-11-23" }, "2026-11-22")).toBe(false);
  expect(hasAppeared({}, "2026-11-22")).toBe(true);
  expect(hasAppeared({ draft: false }, "2026-11-22")).toBe(true);
  expect(hasAppeared({ draft: true }, "2026-11-22")).toBe(false);
  expect(hasAppeared({ draft: true, date: "2026-11-20" }, "2026-11-22")).toBe(false);
});

test("a day is written as dates of content are", () => {
  expect(today(new Date("2026-03-04T12:00:00Z"))).toBe("2026-03-04");
});
