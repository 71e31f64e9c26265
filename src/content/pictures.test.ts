import { expect, test } from "vitest";
import { pictureOf } from "#src/content/pictures.ts";

const size = { width: 1600, height: 1000, drawnAt: 800, widths: [480, 960], fallback: 800 };
const addresses = {
  "/x/a-480.avif": "/480.avif",
  "/x/a-960.avif": "/960.avif",
  "/x/a-800.webp": "/800.webp",
};

test("a missing file is named", () => {
  expect(() => pictureOf("x/b", size, addresses)).toThrow("x/b-480.avif");
});
