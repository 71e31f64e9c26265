import { expect, test } from "vitest";
import { formatSize } from "#src/formats/sizes.ts";
import { spoken } from "#tests/spoken.ts";

test.each(spoken(["fr"]))("a size is formatted with the numbers of %s", (french) => {
  expect(formatSize({ sides: [1.8], unit: "m" }, french)).toBe("1,8\u00a0m");
  expect(formatSize({ sides: [85, 55], unit: "mm" }, french)).toBe("85\u00a0× 55\u00a0mm");
});
