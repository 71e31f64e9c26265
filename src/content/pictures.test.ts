import { expect, test } from "vitest";
import { drawingOf } from "#src/content/pictures.ts";

const size = { width: 1600, height: 1000, drawnAt: 800, widths: [480, 960], fallback: 800 };

test("a missing file is named", () => {
  expect(() => drawingOf("content/cases/none/cover", size)).toThrow("content/cases/none/cover-480.avif");
});
