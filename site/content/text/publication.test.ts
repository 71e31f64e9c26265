import { expect, test } from "vitest";
import { isPublished } from "#site/content/text/publication.ts";

test("a text is published on its date, a draft never", () => {
  expect(isPublished({ date: "2026-11-22" }, "2026-11-22")).toBe(true);
  expect(isPublished({ date: "2026-11-23" }, "2026-11-22")).toBe(false);
  expect(isPublished({}, "2026-11-22")).toBe(true);
  expect(isPublished({ draft: false }, "2026-11-22")).toBe(true);
  expect(isPublished({ draft: true }, "2026-11-22")).toBe(false);
  expect(isPublished({ draft: true, date: "2026-11-20" }, "2026-11-22")).toBe(false);
});
