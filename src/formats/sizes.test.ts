import { expect, test } from "vitest";
import { formatRatio, formatSize } from "#src/formats/sizes.ts";
import { spoken } from "#tests/spoken.ts";

test.each(spoken(["fr"]))("a size is formatted with the numbers of %s", (french) => {
  expect(formatSize({ sides: [1.8], unit: "m" }, french)).toBe("1,8\u00a0m");
  expect(formatSize({ sides: [85, 55], unit: "mm" }, french)).toBe("85\u00a0× 55\u00a0mm");
});

test.each(spoken(["fr", "1,91:1"], ["en", "1.91:1"], ["de", "1,91:1"]))(
  "ratios are formatted with the numbers of %s",
  (language, written) => {
    expect(formatRatio({ width: 1.91, height: 1 }, language)).toBe(written);
    expect(formatRatio({ width: 16, height: 9 }, language)).toBe("16:9");
  },
);
