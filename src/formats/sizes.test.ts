import { expect, test } from "vitest";
import { formatRatio, formatSize } from "#src/formats/sizes.ts";

test("a size is written with the language's own numbers", () => {
  expect(formatSize({ sides: [1.8], unit: "m" }, "fr")).toBe("1,8\u00a0m");
  expect(formatSize({ sides: [85, 55], unit: "mm" }, "en")).toBe("85\u00a0× 55\u00a0mm");
});

test("proportions are written with the language's own numbers", () => {
  expect(formatRatio({ width: 1.91, height: 1 }, "de")).toBe("1,91:1");
  expect(formatRatio({ width: 16, height: 9 }, "en")).toBe("16:9");
});
