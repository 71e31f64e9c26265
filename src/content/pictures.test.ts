import { expect, test } from "vitest";
import { pictureOf } from "#src/content/pictures.ts";

const size = { width: 1600, height: 1000, drawnAt: 800, widths: [480, 960], fallback: 800 };
const addresses = {
  "/x/a-480.avif": "/480.avif",
  "/x/a-960.avif": "/960.avif",
  "/x/a-800.webp": "/800.webp",
};

test("a picture has its files in ascending width, and the size of the fallback", () => {
  expect(pictureOf("x/a", size, addresses)).toEqual({
    widths: [
      { width: 480, address: "/480.avif" },
      { width: 960, address: "/960.avif" },
    ],
    src: "/800.webp",
    width: 800,
    height: 500,
  });
});

test("a missing file is named", () => {
  expect(() => pictureOf("x/b", size, addresses)).toThrow("x/b-480.avif");
});
